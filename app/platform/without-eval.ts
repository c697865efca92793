import * as z from 'zod/mini'

// zod would try whether it may compile code, and the page's policy would report that as a violation. A file with a schema that
// browsers get imports this one, so that it is set before the schema is made, and that pages without one go without zod.
z.config({ jitless: true })
