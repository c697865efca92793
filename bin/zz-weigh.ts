import { brotliCompressSync, constants } from 'node:zlib'
import { openSite } from '#test/site.ts'
const site = await openSite('sqlite')
for (const p of ['/', '/services','/services/family-immigration','/services/work-visas','/services/permanent-residency','/services/citizenship','/services/u-visa','/services/investor-visa','/services/u-visa/']) {
  const a = await fetch(site.origin + p, { headers: { 'accept-encoding': 'br' } , redirect:'manual'})
  const t = await a.text()
  const q=(n:number)=>brotliCompressSync(t, {params:{[constants.BROTLI_PARAM_QUALITY]:n}}).length
  console.log(p, a.status, t.length, 'q11', q(11), 'q5', q(5),  a.headers.get('expires'))
}
await site.close()
process.exit(0)
