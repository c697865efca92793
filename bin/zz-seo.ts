import { brotliCompressSync, constants } from 'node:zlib'
import { openSite } from '#test/site.ts'
const site = await openSite('sqlite')
for (const p of ['/', '/blog','/blog/category/immigration-law','/blog/before-you-sign-who-may-help-you','/services','/services/family-immigration','/services/work-visas','/services/u-visa','/feed.xml','/feed.json','/sitemap.xml','/robots.txt','/manifest.webmanifest','/login','/dashboard']) {
  const a = await fetch(site.origin + p, { redirect:'manual'})
  const t = await a.text()
  const q=(n:number)=>brotliCompressSync(t, {params:{[constants.BROTLI_PARAM_QUALITY]:n}}).length
  console.log(p, a.status, t.length, 'q11', q(11), a.headers.get('content-type'), a.headers.get('cache-control'), a.headers.get('x-robots-tag'))
  const og=/og:image" content="([^"]*)"/.exec(t)?.[1]
  if(og){ const i=await fetch(og); const b=await i.arrayBuffer(); console.log('   ', og, i.status, i.headers.get('content-type'), b.byteLength) }
  if (process.argv[2]===p) console.log(t.slice(0, Number(process.argv[3] ?? 6000)))
}
if (process.argv[2]==='stay') console.log(site.origin)
else { await site.close(); process.exit(0) }
