import { encodeQR } from 'qr'

/** A QR code as one outline in a square of `size` units, the quiet border included. */
export type QrPicture = { size: number; path: string }

// As readers expect it (ISO/IEC 18004, 6.3.8).
const QUIET = 4

/** Draws a QR code that bears some damage (15 %), so that it can also be read from a bad screen. */
export function drawQr(text: string): QrPicture {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET })
  const path = rows.flatMap((row, y) =>
    row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')),
  )
  return { size: rows.length, path: path.join('') }
}
