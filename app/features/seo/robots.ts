const UNLISTED = [
  '/dashboard',
  '/login',
  '/logout',
  '/session',
  '/setup',
  '/invitation',
  '/password-reset',
  '/email-change',
  '/preview',
] as const

export function isUnlisted(path: string): boolean {
  return UNLISTED.some(
    (start) => path === start || path.startsWith(`${start}/`) || path.startsWith(`${start}.`),
  )
}

/** RFC 9309. Drafts need no rule: they do not exist for anonymous readers. */
export function robotsTxt(origin: string): string {
  return [
    'User-agent: *',
    ...UNLISTED.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
}
