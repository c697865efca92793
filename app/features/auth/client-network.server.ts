import { isIPv6 } from 'node:net'

/**
 * The network that an address is counted under: an IPv4 address is counted by itself, an IPv6 address by its /64, because
 * a single customer is given at least that many and could take a new address for every try (RFC 6177).
 */
export function networkOf(address: string): string {
  const plain = address.replace(/%.*$/, '')
  if (!isIPv6(plain)) return plain
  const groups = groupsOf(plain)
  const mapped = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff'
  return mapped ? ipv4Of(groups.slice(6)) : `${groups.slice(0, 4).join(':')}::/64`
}

// The URL parser writes an address in its one canonical form: lower case, no leading zeros, no dotted tail.
function groupsOf(address: string): string[] {
  const [left = '', right] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const head = left === '' ? [] : left.split(':')
  if (right === undefined) return head
  const tail = right === '' ? [] : right.split(':')
  return [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail]
}

function ipv4Of(groups: string[]): string {
  return groups
    .map((group) => Number.parseInt(group, 16))
    .flatMap((bits) => [bits >> 8, bits & 0xff])
    .join('.')
}
