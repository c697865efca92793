import { openSite, aRequest, statusOf, countAnswers } from '#test/abuse/http-site.ts'
const site = await openSite({ patience: { headersMs: 1000, bodyMs: 1000, sweepMs: 100, keepAliveMs: 1000 } })
const cases: Record<string,string> = {
 plain: aRequest('GET /'),
 clte: 'POST /x HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\nContent-Type: application/json\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /smuggled HTTP/1.1\r\nHost: localhost\r\n\r\n',
 tecl: 'POST /x HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n0\r\n\r\nGET /smuggled HTTP/1.1\r\nHost: localhost\r\n\r\n',
 dcl: 'POST /x HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\nContent-Length: 5\r\n\r\nabcde',
 dclsame: 'POST /x HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\nContent-Length: 4\r\n\r\nabcd',
 clcomma: 'POST /x HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4, 4\r\n\r\nabcd',
 clplus: 'POST /x HTTP/1.1\r\nHost: localhost\r\nContent-Length: +4\r\n\r\nabcd',
 te2: 'POST /x HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n',
 te3: 'POST /x HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: xchunked\r\n\r\n0\r\n\r\n',
 te4: 'POST /x HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding : chunked\r\n\r\n0\r\n\r\n',
 te5: 'POST /x HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding:\x0bchunked\r\n\r\n0\r\n\r\n',
 te6: 'POST /x HTTP/1.0\r\nHost: localhost\r\nOrigin: http://localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
 te7: 'POST /x HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n',
 fold: 'GET / HTTP/1.1\r\nHost: localhost\r\nX-A: a\r\n b\r\n\r\n',
 foldfirst: 'GET / HTTP/1.1\r\n Host: localhost\r\n\r\n',
 barelf: 'GET / HTTP/1.1\nHost: localhost\n\n',
 barelfh: 'GET / HTTP/1.1\r\nHost: localhost\nX: y\r\n\r\n',
 barecr: 'GET / HTTP/1.1\r\nHost: localhost\r\nX-A: a\rX-B: b\r\n\r\n',
 nul: 'GET / HTTP/1.1\r\nHost: localhost\r\nX-A: a\0b\r\n\r\n',
 chunkbad: 'POST /x HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\nabc\r\n0\r\n\r\n',
 chunkneg: 'POST /x HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n-1\r\nabc\r\n0\r\n\r\n',
 chunklf: 'POST /x HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n3\nabc\n0\n\n',
 chunkext: 'POST /x HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n1;'+'a'.repeat(20000)+'\r\na\r\n0\r\n\r\n',
 getbody: 'GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 30\r\n\r\nGET /smuggled HTTP/1.1\r\nHost: x\r\n\r\n',
 twohost: 'GET / HTTP/1.1\r\nHost: localhost\r\nHost: evil\r\n\r\n',
 nohost: 'GET / HTTP/1.1\r\n\r\n',
 evilhost: 'GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n',
 abs: 'GET http://evil.example/ HTTP/1.1\r\nHost: localhost\r\n\r\n',
 trace: aRequest('TRACE /'), options: aRequest('OPTIONS *'), unk: aRequest('FOO /'), propfind: aRequest('PROPFIND /'), connect: aRequest('CONNECT evil:80'),
 http2: 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', v9: 'GET /\r\n\r\n', v3:'GET / HTTP/3.0\r\nHost: localhost\r\n\r\n',
 big: aRequest('GET /', { 'X-Big': 'a'.repeat(20000) }), bigurl: aRequest('GET /'+'a'.repeat(20000)),
 upgrade: aRequest('GET /', { Connection: 'Upgrade', Upgrade: 'websocket' }), h2c: aRequest('GET /', { Connection: 'Upgrade, HTTP2-Settings', Upgrade: 'h2c' }),
 expect: aRequest('POST /x', { Expect: 'something' }, 'a'),
 high: 'GET /caf\xe9 HTTP/1.1\r\nHost: localhost\r\n\r\n', space: 'GET /a b HTTP/1.1\r\nHost: localhost\r\n\r\n', hash: aRequest('GET /a#b'), tab: 'GET /a\tb HTTP/1.1\r\nHost: localhost\r\n\r\n',
 slowhead: 'GET / HTTP/1.1\r\nHost:', slowbody: 'POST /x HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\nContent-Type: application/json\r\nContent-Length: 5\r\n\r\na',
 short: aRequest('POST /x', { Origin: 'http://localhost', 'Content-Type': 'application/json' }, '{}'),
}
for (const [name, bytes] of Object.entries(cases)) {
  site.ledger.asked.length = 0
  const t = performance.now()
  const x = await site.send(Buffer.from(bytes, 'latin1'), 5000)
  console.log(name.padEnd(10), statusOf(x), 'answers', countAnswers(x), 'closed', x.isClosed, Math.round(performance.now()-t)+'ms', JSON.stringify(site.ledger.asked), x.text.includes('nosniff'))
}
await site.close()
