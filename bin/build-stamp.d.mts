/** One number for everything that the build is made from. */
export function hashInputs(root: string): string

/** What the build that is there was made from; null when there is none. */
export function readStamp(root: string): string | null
