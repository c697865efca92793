// Marks of direction, zero widths, soft hyphens, byte order marks, and every space but the ordinary one; no controls, which are refused.
const INVISIBLE = /[\p{Cf}\p{Zl}\p{Zp}]|(?! )\p{Zs}/gu

const FULL_WIDTH = /[\uff01-\uff5e]/g
const FROM_FULL_WIDTH = 0xff01 - 0x21

/** Without the signs that cannot be seen, which other programs leave in an address that is copied. */
export function cleanAddress(address: string): string {
  return address.replaceAll(INVISIBLE, '').trim()
}

/** Also of an address in full-width signs, or with the full stop of its sentence. */
export function cleanEmail(email: string): string {
  return cleanAddress(email)
    .replaceAll(FULL_WIDTH, (sign) => String.fromCharCode(sign.charCodeAt(0) - FROM_FULL_WIDTH))
    .replace(/(?<!\.)\.+$/, '')
}
