/** One number for everything that the build is made from. */
export function hashInputs(root: string): string

/** Where a build lies: `build`, or `build-none` for the site with nothing behind it (the setting BACKEND says `none`). */
export function buildFolder(root: string, backend: string | undefined): string

/** What the build in a folder was made from; null when there is none. */
export function readStamp(folder: string): string | null
