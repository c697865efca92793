/** "page" on the page itself, "true" on the pages below it, nothing elsewhere. Home has no pages below it. */
export function ariaCurrent(path: string, currentPath: string): 'page' | 'true' | undefined {
  if (path === currentPath) return 'page'
  return path !== '/' && currentPath.startsWith(`${path}/`) ? 'true' : undefined
}
