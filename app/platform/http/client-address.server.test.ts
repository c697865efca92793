import { describe, expect, test } from 'vitest'
import { addressGroup, clientAddress } from '#app/platform/http/client-address.server.ts'

describe('whose address counts', () => {
  test('without a trusted proxy nobody is believed but the connection', () => {
    expect(clientAddress('192.0.2.1', '203.0.113.9', null)).toBe('192.0.2.1')
  })

  test('a forwarded address is not believed from anybody else than the proxy', () => {
    expect(clientAddress('192.0.2.1', '203.0.113.9', '192.0.2.2')).toBe('192.0.2.1')
  })

  test('of what the proxy forwards only the last entry is its own', () => {
    const forged = '127.0.0.1, 10.0.0.1, 203.0.113.9'
    expect(clientAddress('192.0.2.2', forged, '192.0.2.2')).toBe('203.0.113.9')
  })

  test('the proxy is known in every spelling of its address', () => {
    expect(clientAddress('::ffff:192.0.2.2', '203.0.113.9', '192.0.2.2')).toBe('203.0.113.9')
    expect(clientAddress('2001:db8::1', '203.0.113.9', '2001:0DB8:0:0:0:0:0:1')).toBe('203.0.113.9')
  })

  test.each([
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['::FFFF:cb00:7109', '203.0.113.9'],
    ['2001:DB8:0:0::9', '2001:db8::9'],
    ['[2001:db8::9]:4711', '2001:db8::9'],
    ['203.0.113.9:4711', '203.0.113.9'],
    ['fe80::1%eth0', 'fe80::1'],
  ])('%s is %s', (written, meant) => {
    expect(clientAddress('192.0.2.2', written, '192.0.2.2')).toBe(meant)
  })

  test.each(['', 'unknown', '_hidden', '203.0.113.9; x', 'localhost', '999.1.1.1', '203.0.113.9,'])(
    'what is no address ("%s") leaves the proxy itself',
    (written) => {
      expect(clientAddress('192.0.2.2', written, '192.0.2.2')).toBe('192.0.2.2')
    },
  )
})

describe('what is counted as one client', () => {
  test('an IPv4 address is one', () => {
    expect(addressGroup('203.0.113.9')).toBe('203.0.113.9')
  })

  test('the addresses of one /64 are one, and the next network is another', () => {
    const one = addressGroup('2001:db8:1:2::1')
    expect(addressGroup('2001:db8:1:2:ffff:1:2:3')).toBe(one)
    expect(addressGroup('2001:db8:1:3::1')).not.toBe(one)
    expect(addressGroup('::1')).toBe('0:0:0:0::/64')
    expect(addressGroup('2001:db8::')).toBe(addressGroup('2001:db8::5:6:7:8'))
  })
})
