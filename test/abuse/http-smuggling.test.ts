import { beforeAll, expect, test } from 'vitest'
import { aRequest, openSite, statusOf } from '#test/abuse/http-site.ts'
import { openedOnce } from '#test/opened.ts'

const site = openedOnce(() => openSite())
// Puts the page into the cache.
beforeAll(async () => void (await site.send(aRequest('GET /'))))

const START =
  'POST /first HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\nContent-Type: application/json\r\n'
const SECOND = 'GET /second HTTP/1.1\r\nHost: localhost\r\n\r\n'
const CHUNKED = 'Transfer-Encoding: chunked\r\n'

const ambiguous: Record<string, string> = {
  'a length and chunks': `${START}Content-Length: 4\r\n${CHUNKED}\r\n0\r\n\r\n${SECOND}`,
  'chunks and a length': `${START}${CHUNKED}Content-Length: 4\r\n\r\n0\r\n\r\n${SECOND}`,
  'two lengths': `${START}Content-Length: 0\r\nContent-Length: ${SECOND.length}\r\n\r\n${SECOND}`,
  'the same length twice': `${START}Content-Length: 2\r\nContent-Length: 2\r\n\r\n{}`,
  'a list of lengths': `${START}Content-Length: 2, 2\r\n\r\n{}`,
  'a length with a sign': `${START}Content-Length: +2\r\n\r\n{}`,
  'chunks that are something else as well': `${START}Transfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n${SECOND}`,
  'an unknown encoding': `${START}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${SECOND}`,
  'a space before the colon': `${START}Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n${SECOND}`,
  'a control character before the value': `${START}Transfer-Encoding:\x0bchunked\r\n\r\n0\r\n\r\n${SECOND}`,
  'chunks in HTTP/1.0': `${START.replace('1.1', '1.0')}${CHUNKED}\r\n0\r\n\r\n${SECOND}`,
  'a folded header': `${START}X-Note: a\r\n b\r\nContent-Length: 2\r\n\r\n{}`,
  'a bare line feed': `${START}X-Note: a\nContent-Length: 2\r\n\r\n{}`,
  'a bare carriage return in a header': `${START}X-Note: a\rContent-Length: 2\r\n\r\n{}`,
  'NUL in a header': `${START}X-Note: a\0b\r\n\r\n`,
  'a chunk size that is no number': `${START}${CHUNKED}\r\nzz\r\n{}\r\n0\r\n\r\n`,
  'a negative chunk size': `${START}${CHUNKED}\r\n-1\r\n{}\r\n0\r\n\r\n`,
  'chunks ended by a bare line feed': `${START}${CHUNKED}\r\n2\n{}\n0\n\n`,
  'a body where none belongs': `GET /first HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${SECOND.length}\r\n\r\n${SECOND}`,
  'a body for a cached page': `GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${SECOND.length}\r\n\r\n${SECOND}`,
  'two hosts': `GET / HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n\r\n${SECOND}`,
  'no host': `GET / HTTP/1.1\r\n\r\n${SECOND}`,
  'a host with a path in it': `GET / HTTP/1.1\r\nHost: localhost/evil?\r\n\r\n${SECOND}`,
  'a host with a name in front of it': `GET / HTTP/1.1\r\nHost: localhost@evil.example\r\n\r\n${SECOND}`,
}

test.each(Object.entries(ambiguous))('a request with %s is refused whole', async (_, bytes) => {
  site.ledger.requested.length = 0
  site.ledger.changes.length = 0
  const response = await site.send(Buffer.from(bytes, 'latin1'))
  expect(statusOf(response)).toBe(400)
  expect(response.text.match(/^HTTP\/1\.1 \d{3}/gm)).toHaveLength(1)
  expect(response.isClosed).toBe(true)
  expect(site.ledger.changes).toEqual([])
  expect(site.ledger.requested).not.toContain('GET /second')
})
