import net from 'node:net'

const MAPPED = '::ffff:'

// A forwarded address is trusted only from the configured proxy, and only its last entry, because the client writes the others.
export function clientAddress(
  peer: string,
  forwardedFor: string,
  trustedProxy: string | null,
): string {
  const own = plainAddress(peer) ?? ''
  if (!isTrustedProxy(own, trustedProxy)) return own
  const last = forwardedFor.slice(forwardedFor.lastIndexOf(',') + 1)
  return plainAddress(last) ?? own
}

export function isTrustedProxy(peer: string, trustedProxy: string | null): boolean {
  return trustedProxy !== null && plainAddress(peer) === plainAddress(trustedProxy)
}

/** For counting: an IPv4 address, or the /64 network of one IPv6 subscriber. */
export function addressGroup(address: string): string {
  if (!net.isIPv6(address)) return address
  const [head = '', tail] = address.split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const missing = tail === undefined ? 0 : 8 - before.length - after.length
  const groups = [...before, ...Array.from({ length: missing }, () => '0'), ...after]
  return `${groups.slice(0, 4).join(':')}::/64`
}

/** Canonical, or null; also reads `[::1]:80` and `192.0.2.1:80`, as some proxies write. */
function plainAddress(text: string): string | null {
  const bare = text
    .trim()
    .toLowerCase()
    .replace(/^\[([^\]]*)\](:\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/%.*$/, '')
  if (net.isIPv4(bare)) return bare
  if (!net.isIPv6(bare)) return null
  // The URL parser writes an address in its shortest form (RFC 5952).
  const canonical = new URL(`http://[${bare}]`).hostname.slice(1, -1)
  return canonical.startsWith(MAPPED) ? fromMapped(canonical.slice(MAPPED.length)) : canonical
}

function fromMapped(groups: string): string {
  const [high = 0, low = 0] = groups.split(':').map((group) => Number.parseInt(group, 16))
  return [high >> 8, high & 255, low >> 8, low & 255].join('.')
}
