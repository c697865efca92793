import { readConfig } from '#app/platform/config.server.ts'
import { createLogger } from '#app/platform/log.server.ts'
const { createApp } = await import('../build/try/server/index.js')
const app = await createApp({ config: readConfig({DATA_DIR:'/tmp/tdata2', ADMIN_EMAIL:'a@example.com', ADMIN_PASSWORD:'correct horse battery'}, process.cwd()), log: createLogger(console.log, ()=>new Date()), now: ()=>new Date() })
console.log(app.greeting)
for (const p of ['/', '/blog', '/login', '/nope', '/blog/before-you-sign-who-may-help-you', '/dashboard','/blog?q=notary']) {
  const t=performance.now()
  const r = await app.handle(new Request('http://localhost:3000'+p), {address:'127.0.0.1', requestId:'x'})
  const text = await r.text()
  const zlib = await import('node:zlib')
  console.log(p, r.status, r.headers.get('cache-control'), r.headers.get('expires'), r.headers.get('location'), text.length, zlib.brotliCompressSync(text).length, (performance.now()-t).toFixed(1)+'ms', text.match(/<title>.*?<\/title>/)?.[0])
}
await app.close()
