import { expect, test } from 'vitest'
import { networkOf } from '#app/features/auth/client-network.server.ts'

test('an IPv4 address is counted by itself', () => {
  expect(networkOf('192.0.2.1')).toBe('192.0.2.1')
  expect(networkOf('192.0.2.2')).not.toBe(networkOf('192.0.2.1'))
})

test('all addresses of one IPv6 /64 are counted together, however they are written', () => {
  const network = networkOf('2001:db8:1:2::1')
  expect(network).toBe('2001:db8:1:2::/64')
  expect(networkOf('2001:0DB8:0001:0002:ffff:ffff:ffff:ffff')).toBe(network)
  expect(networkOf('2001:db8:1:2:0:0:192.0.2.7')).toBe(network)
  expect(networkOf('2001:db8:1:3::1')).not.toBe(network)
  expect(networkOf('::1')).toBe('0:0:0:0::/64')
  expect(networkOf('fe80::1%eth0')).toBe('fe80:0:0:0::/64')
})

test('an IPv4 address in IPv6 clothes is still that IPv4 address', () => {
  expect(networkOf('::ffff:192.0.2.1')).toBe('192.0.2.1')
  expect(networkOf('::ffff:c000:201')).toBe('192.0.2.1')
})
