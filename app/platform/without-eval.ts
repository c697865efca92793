import * as z from 'zod/mini'

// zod would probe for eval, which the CSP reports; every browser file with a schema imports this file first.
z.config({ jitless: true })
