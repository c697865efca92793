/** The part of an image that stays where a page shows it in another shape; row by row. */
export const FOCUSES = [
  'top-left',
  'top',
  'top-right',
  'left',
  'center',
  'right',
  'bottom-left',
  'bottom',
  'bottom-right',
] as const

export type Focus = (typeof FOCUSES)[number]

export function parseFocus(text: string): Focus {
  return FOCUSES.find((known) => known === text) ?? 'center'
}

/** In percent of the image, what is cut off at each edge. */
export type Crop = { left: number; top: number; right: number; bottom: number }

export const CROP_EDGES = ['left', 'top', 'right', 'bottom'] as const

/** In percent, of two edges that face each other. */
export const MOST_CUT = 90

/** Null for what is no crop: nothing or nearly everything is cut off. */
export function parseCrop(textOf: (edge: keyof Crop) => string): Crop | null {
  const [left = 0, top = 0, right = 0, bottom = 0] = CROP_EDGES.map((edge) => Number(textOf(edge)))
  const all = [left, top, right, bottom]
  if (!all.every((cut) => Number.isInteger(cut) && cut >= 0)) return null
  if (left + right > MOST_CUT || top + bottom > MOST_CUT) return null
  return all.some((cut) => cut > 0) ? { left, top, right, bottom } : null
}
