import type { CoverName } from '#app/ui/art/cover.tsx'
import type { EmblemName } from '#app/ui/art/emblem.tsx'
import type { VignetteName } from '#app/ui/art/vignette.tsx'

/** What is drawn on it. */
export type ShareArt =
  | { kind: 'cover'; name: CoverName }
  | { kind: 'emblem'; name: EmblemName }
  | { kind: 'vignette'; name: VignetteName }
  | { kind: 'place'; name: 'door' | 'street' | 'portrait' | 'book' }

export type ShareCard = {
  /** Unique; lower-case letters, digits and hyphens. */
  name: string
  /** As on the page. */
  title: string
  subtitle: string
  /** Under both, such as the firm's name, and its number. */
  firm: string
  phone: string
  /** Beside the firm's name; null for the leaf. */
  initials: string | null
  /** `#rrggbb`; null for the color that ships. */
  accent: string | null
  art: ShareArt
}

/** The large words are those that say what the page gives: below a short title, such as "Fees", the sentence under it. */
export function shareWords({ title, subtitle }: Pick<ShareCard, 'title' | 'subtitle'>) {
  // Of 30 letters at least; the full stops of "U.S." end none.
  const [sentence] = /^.{30,}?[\p{Ll}\d)]\s?[.?!](?= |$)/u.exec(subtitle) ?? []
  if (sentence && title.split(' ').length <= 3) return { above: title, large: sentence, below: '' }
  return { above: '', large: title, below: sentence ?? subtitle }
}

/** What is written on the image. */
export function shareImageAlt({ firm, phone, ...words }: ShareCard): string {
  return [...Object.values(shareWords(words)), firm, phone].filter(Boolean).join(' | ')
}

/** Pixels, as Open Graph readers expect. */
export const SHARE_IMAGE = { width: 1200, height: 630 } as const

// Part of every address, because an image may be cached for a year.
const DRAWING = 3

/** The address changes with the content. */
export function shareImagePath(card: ShareCard): string {
  return `/og/${card.name}-${fingerprint(card)}.png`
}

/** Null when it cannot be one. */
export function parseShareImageFile(file: string): { name: string; fingerprint: string } | null {
  const match = /^([\p{Ll}\p{Lo}\p{N}-]{1,200})-([0-9a-f]{16})\.png$/u.exec(file)
  return match ? { name: match[1] ?? '', fingerprint: match[2] ?? '' } : null
}

/** Sixteen hexadecimal digits; not for security. */
export function fingerprint(card: ShareCard): string {
  const { title, subtitle, firm, phone, initials, accent, art } = card
  const own = [initials, accent].filter((each) => each !== null)
  return fnv1a(JSON.stringify([DRAWING, title, subtitle, firm, phone, art.kind, art.name, ...own]))
}

// FNV-1a, 64 bits: http://www.isthe.com/chongo/tech/comp/fnv/
function fnv1a(text: string): string {
  let hash = 0xcbf29ce484222325n
  for (const byte of new TextEncoder().encode(text)) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n)
  }
  return hash.toString(16).padStart(16, '0')
}
