/** The address of a picture on another host; `host` has the port when it is not the usual one. */
export type ExternalPictureAddress = { href: string; host: string }

/**
 * Reads the address of a picture elsewhere. It is only read: no server of ours ever asks for it, because it may well lead
 * into the network that the server stands in.
 * @returns null for what is not an http or https address, or carries a password
 */
export function parseExternalPicture(address: string): ExternalPictureAddress | null {
  if (!URL.canParse(address)) return null
  const { protocol, href, host, username, password } = new URL(address)
  if (protocol !== 'http:' && protocol !== 'https:') return null
  return username === '' && password === '' ? { href, host } : null
}
