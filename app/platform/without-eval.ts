import * as z from 'zod/mini'

// zod would probe for eval, which the CSP reports. Every browser file with a schema imports this one first, so that
// pages without a schema load no zod.
z.config({ jitless: true })
