/**
 * The value of `aria-current` for a link: "page" on the page itself, "true" on the pages below it (a post is in the
 * blog, a service in the services), nothing elsewhere. Home has no pages below it.
 */
export function ariaCurrent(path: string, currentPath: string): 'page' | 'true' | undefined {
  if (path === currentPath) return 'page'
  return path !== '/' && currentPath.startsWith(`${path}/`) ? 'true' : undefined
}
