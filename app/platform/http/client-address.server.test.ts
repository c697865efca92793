import { describe, expect, test } from 'vitest'
import {
  addressGroup,
  clientAddress,
  parseAddressRanges,
} from '#app/platform/http/client-address.server.ts'

const [PROXY, READER] = ['192.0.2.2', '203.0.113.9']
const trusting = (text: string | null) => (text === null ? null : parseAddressRanges(text))

test.each([
  ['nobody is believed without a trusted proxy', '192.0.2.1', null, '192.0.2.1'],
  ['nobody is believed but the proxy', '192.0.2.1', PROXY, '192.0.2.1'],
  ['IPv4 in IPv6 is the proxy', '::ffff:192.0.2.2', PROXY, READER],
  ['any spelling is the proxy', '2001:db8::1', '2001:0DB8:0:0:0:0:0:1', READER],
  ['any of a list is one', '192.0.2.2', ' 10.0.0.1 , 192.0.2.2', READER],
  ['any of a range is one', '10.255.0.7', '10.0.0.0/8', READER],
  ['nobody outside of a range', '11.0.0.7', '10.0.0.0/8', '11.0.0.7'],
  ['any of a range of IPv6 is one', '2001:db8:0:ffff::7', '2001:db8::/48', READER],
  ['nobody outside of a range of IPv6', '2001:db8:1::7', '2001:db8::/48', '2001:db8:1::7'],
  ['an IPv4 range says nothing of IPv6', '::10.0.0.1', '10.0.0.0/8', '::a00:1'],
])('whose address counts: %s', (_, connection, proxies, counts) => {
  expect(clientAddress(connection, READER, trusting(proxies))).toBe(counts)
})

test.each([
  ['127.0.0.1, 10.0.0.1, 203.0.113.9', READER],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::FFFF:cb00:7109', '203.0.113.9'],
  ['2001:DB8:0:0::9', '2001:db8::9'],
  ['[2001:db8::9]:4711', '2001:db8::9'],
  ['203.0.113.9:4711', '203.0.113.9'],
  ['fe80::1%eth0', 'fe80::1'],
])('the forwarded address %s is %s', (written, meant) => {
  expect(clientAddress(PROXY, written, trusting(PROXY))).toBe(meant)
})

test.each(['', 'unknown', '_hidden', '203.0.113.9; x', 'localhost', '999.1.1.1', '203.0.113.9,'])(
  'what is no address ("%s") leaves the proxy itself',
  (written) => {
    expect(clientAddress(PROXY, written, trusting(PROXY))).toBe(PROXY)
  },
)

// A network of the edge before a proxy of one's own: each says only what it was reached from.
describe('behind several proxies', () => {
  const proxies = trusting('127.0.0.1, 198.51.100.0/24')

  test.each([
    ['203.0.113.9, 198.51.100.7', READER],
    ['198.51.100.1, 203.0.113.9, 198.51.100.7', READER],
    ['10.1.1.1, 203.0.113.9', READER],
    ['unknown, 198.51.100.7', '198.51.100.7'],
    ['198.51.100.9, 198.51.100.7', '198.51.100.9'],
  ])('"%s" comes from %s, whatever the client has written before', (forwarded, client) => {
    expect(clientAddress('127.0.0.1', forwarded, proxies)).toBe(client)
  })
})

test('one client is an IPv4 address, or all addresses of one /64', () => {
  expect(addressGroup('203.0.113.9')).toBe('203.0.113.9')
  const one = addressGroup('2001:db8:1:2::1')
  expect(addressGroup('2001:db8:1:2:ffff:1:2:3')).toBe(one)
  expect(addressGroup('2001:db8:1:3::1')).not.toBe(one)
  expect(addressGroup('::1')).toBe('0:0:0:0::/64')
  expect(addressGroup('2001:db8::')).toBe(addressGroup('2001:db8::5:6:7:8'))
})
