import type { CoverName } from '#app/ui/art/cover.tsx'

/** What the picture says that other sites show of a page. */
export type ShareCard = {
  /** Names the page among all; lower-case letters, digits and hyphens. */
  name: string
  title: string
  /** A word or two over the title. */
  label: string
  cover: CoverName
}

/** Sides in pixels, as the Open Graph readers want them. */
export const SHARE_IMAGE = { width: 1200, height: 630 } as const

// Part of every address, so that a new drawing is fetched although the old one may be kept for a year.
const DRAWING = 1

/** Where the picture of a card is fetched. The address changes with what the picture says. */
export function shareImagePath(card: ShareCard): string {
  return `/og/${card.name}-${fingerprint(card)}.png`
}

/** Takes the last part of such an address apart; null when it cannot be one. */
export function parseShareImageFile(file: string): { name: string; fingerprint: string } | null {
  const match = /^([\p{Ll}\p{Lo}\p{N}-]{1,200})-([0-9a-f]{16})\.png$/u.exec(file)
  return match ? { name: match[1] ?? '', fingerprint: match[2] ?? '' } : null
}

/** Sixteen hexadecimal digits that differ when the cards do. It guards nothing, so it need not resist anybody. */
export function fingerprint({ title, label, cover }: ShareCard): string {
  return fnv1a(JSON.stringify([DRAWING, title, label, cover]))
}

// FNV-1a, 64 bits: http://www.isthe.com/chongo/tech/comp/fnv/
function fnv1a(text: string): string {
  let hash = 0xcbf29ce484222325n
  for (const byte of new TextEncoder().encode(text)) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n)
  }
  return hash.toString(16).padStart(16, '0')
}
