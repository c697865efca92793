import sharp from 'sharp'
const [,, out = '', ...files] = process.argv
let left = 0; let h = 0
const parts = []
for (const f of files) { const m = await sharp(f).metadata(); parts.push({ input: f, left, top: 0 }); left += (m.width ?? 0) + 10; h = Math.max(h, m.height ?? 0) }
await sharp({ create: { width: left, height: h, channels: 3, background: 'red' } }).composite(parts).png().toFile(out)
