/** What no search engine should show: the desk, the ways into it, and what only programs ask for. */
const UNLISTED = [
  '/dashboard',
  '/login',
  '/logout',
  '/session',
  '/setup',
  '/invitation',
  '/password-reset',
] as const

/** Whether a path belongs to what no search engine should show. */
export function isUnlisted(path: string): boolean {
  return UNLISTED.some(
    (start) => path === start || path.startsWith(`${start}/`) || path.startsWith(`${start}.`),
  )
}

/** The rules for robots (RFC 9309). Drafts need no rule: to whoever is not signed in they are not there. */
export function robotsTxt(origin: string): string {
  return [
    'User-agent: *',
    ...UNLISTED.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
}
