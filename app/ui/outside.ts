/** Whether an address leaves this site. A service that is not set up is replaced by a part of the site itself. */
export function isOutside(href: string): boolean {
  return /^https?:\/\//i.test(href)
}
