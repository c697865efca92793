const KILOBYTE = 1024
const MEGABYTE = 1024 * KILOBYTE

/** Largest request body by address, in bytes. What strangers may send is small; a post's form may carry a picture. */
export function bodyLimit(pathname: string): number {
  if (!pathname.startsWith('/dashboard/')) return 16 * KILOBYTE
  const mayCarryPicture =
    pathname === '/dashboard/images' ||
    pathname === '/dashboard/blog/new' ||
    pathname.startsWith('/dashboard/blog/edit/')
  return mayCarryPicture ? 12 * MEGABYTE : MEGABYTE
}

/** How an address is written in the log: the one-time link of the first administrator is a secret. */
export function loggedPath(pathname: string): string {
  return pathname.startsWith('/setup/') ? '/setup/…' : pathname
}
