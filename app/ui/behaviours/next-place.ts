/** Which arrow keys move along the row. */
export type RowLayout = { orientation: 'vertical' | 'horizontal'; direction: 'ltr' | 'rtl' }

const sideways = {
  ltr: ['ArrowLeft', 'ArrowRight'],
  rtl: ['ArrowRight', 'ArrowLeft'],
} as const

/** Null for a key without meaning; arrows wrap around. @param at the focused place, or -1 before the first */
export function nextPlace(
  key: string,
  at: number,
  count: number,
  { orientation, direction }: RowLayout,
): number | null {
  const [back, forward] =
    orientation === 'vertical' ? ['ArrowUp', 'ArrowDown'] : sideways[direction]
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if (key === forward) return (at + 1) % count
  if (key === back) return (at - 1 + count) % count
  return null
}
