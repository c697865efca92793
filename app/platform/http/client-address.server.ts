import net, { BlockList } from 'node:net'

const MAPPED = '::ffff:'

// Each proxy appends the address that it was reached from, and the client writes whatever stands before: so the first
// address from the right that is no trusted proxy's counts.
export function clientAddress(
  peer: string,
  forwardedFor: string,
  trustedProxies: BlockList | null,
): string {
  let nearest = plainAddress(peer) ?? ''
  for (const entry of forwardedFor.split(',').toReversed()) {
    if (!isTrustedProxy(nearest, trustedProxies)) break
    const next = plainAddress(entry)
    if (next === null) break
    nearest = next
  }
  return nearest
}

export function isTrustedProxy(peer: string, trustedProxies: BlockList | null): boolean {
  const address = trustedProxies && plainAddress(peer)
  if (!trustedProxies || !address) return false
  return trustedProxies.check(address, familyOf(address))
}

/** Takes addresses and ranges such as `10.0.0.0/8`, separated by commas; null when one of them is neither. */
export function parseAddressRanges(text: string): BlockList | null {
  const ranges = new BlockList()
  const areGood = text.split(',').every((part) => {
    const [, written = '', prefix] = /^\s*([^/\s]+?)(?:\/(\d{1,3}))?\s*$/.exec(part) ?? []
    const address = net.isIP(written) === 0 ? null : plainAddress(written)
    if (address === null) return false
    const bits = net.isIPv6(address) ? 128 : 32
    const length = Number(prefix ?? bits)
    // A range of everything would believe whatever anybody writes.
    if (length < 1 || length > bits) return false
    ranges.addSubnet(address, length, familyOf(address))
    return true
  })
  return areGood ? ranges : null
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return net.isIPv6(address) ? 'ipv6' : 'ipv4'
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
