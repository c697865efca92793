/** `host` has the port when it is not the usual one. */
export type ExternalImageAddress = { href: string; host: string }

// Only parsed, never fetched: a server that fetches addresses can be led into its own network (SSRF). @returns null for
// other schemes and for a password in the address
export function parseExternalImage(address: string): ExternalImageAddress | null {
  if (!URL.canParse(address)) return null
  const { protocol, href, host, username, password } = new URL(address)
  if (protocol !== 'http:' && protocol !== 'https:') return null
  return username === '' && password === '' ? { href, host } : null
}
