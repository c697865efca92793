import sharp from 'sharp'
const [,, height = '1500', columns = '6', ...names] = process.argv
const h = Number(height), cols = Number(columns)
for (const n of names) {
  const image = sharp(`shots/${n}.png`)
  const { width: w = 0, height: H = 0 } = await image.metadata()
  const k = Math.ceil(H / h)
  const rows = Math.ceil(k / cols)
  const parts = []
  for (let i = 0; i < k; i++) {
    const input = await sharp(`shots/${n}.png`).extract({ left: 0, top: i * h, width: w, height: Math.min(h, H - i * h) }).png().toBuffer()
    parts.push({ input, left: (i % cols) * (w + 10), top: Math.floor(i / cols) * h })
  }
  await sharp({ create: { width: Math.min(k, cols) * (w + 10), height: rows * h, channels: 3, background: 'red' } }).composite(parts).png().toFile(`/tmp/services-shots/${n}-p.png`)
}
