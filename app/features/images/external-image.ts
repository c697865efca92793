// Only parsed, never fetched (SSRF); null for other schemes and for a password in the address.
export function parseExternalImage(address: string): { href: string; host: string } | null {
  if (!URL.canParse(address)) return null
  const { protocol, href, host, username, password } = new URL(address)
  if (protocol !== 'http:' && protocol !== 'https:') return null
  return username === '' && password === '' ? { href, host } : null
}

/** The host of an image that readers see only after a click; null for the firm's own and for `IMAGE_HOSTS`. */
export function outsideHost(address: string, imageHosts: readonly string[]): string | null {
  const host = parseExternalImage(address.trim())?.host ?? null
  return host === null || imageHosts.includes(host) ? null : host
}
