import { encodeQR } from 'qr'

/** One outline in a square of `size` units, quiet border included. */
export type QrPicture = { size: number; path: string }

// ISO/IEC 18004, 6.3.8.
const QUIET = 4

/** Survives 15 % damage, so that it can be read from a bad screen. */
export function drawQr(text: string): QrPicture {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET })
  const path = rows.flatMap((row, y) =>
    row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')),
  )
  return { size: rows.length, path: path.join('') }
}
