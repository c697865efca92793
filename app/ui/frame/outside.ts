/** An unset service is replaced by a part of the site itself. */
export function isOutside(href: string): boolean {
  return /^https?:\/\//i.test(href)
}
