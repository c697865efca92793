/** `path` draws all cells of one colour; a cell is one unit wide. */
type Yarn = { className: string; path: string }

type Weave = { width: number; height: number; yarns: readonly Yarn[] }

/** @param rows of letters, one cell a letter: k ink, a accent, l lamp, d pale, '.' ground */
export function weave(rows: readonly string[]): Weave {
  const yarns = new Map<string, { path: string; x: number; y: number }>()
  rows.forEach((row, y) => {
    for (const { 0: run, index: x } of row.matchAll(/([^.])\1*/g)) {
      const letter = run.charAt(0)
      // From where the run before it began: of all ways to write it, this one is compressed to the fewest bytes.
      const { path, ...from } = yarns.get(letter) ?? { path: '', x: 0, y: 0 }
      const move = `m${x - from.x} ${y - from.y}h${run.length}v1h-${run.length}z`
      yarns.set(letter, { path: path + move, x, y })
    }
  })
  return {
    width: rows[0]?.length ?? 0,
    height: rows.length,
    yarns: [...yarns].map(([letter, { path }]) => ({ className: `y${letter}`, path })),
  }
}

/** Letters by distance from the middle. */
function mirrored(
  width: number,
  height: number,
  cell: (fromMiddle: number, y: number) => string,
): string[] {
  return Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_, x) =>
      cell(x < width / 2 ? width / 2 - 1 - x : x - width / 2, y),
    ).join(''),
  )
}

const line = 'a'.repeat(16)
const bare = '.'.repeat(16)

/** The layout of Andean cloth: plain geometry, nothing copied. */
export const andes: readonly string[] = [
  line,
  bare,
  ...mirrored(16, 8, (fromMiddle, y) => {
    if (y >= 5 && fromMiddle < 2) return 'l'
    if (y <= 2 && fromMiddle >= 6) return 'a'
    return fromMiddle < 2 + (y >> 1) * 2 ? 'k' : '.'
  }),
  bare,
  line,
]

const lozengeRings: Readonly<Record<number, string>> = {
  0: 'l',
  2: 'a',
  3: 'a',
  6: 'k',
  9: 'd',
  10: 'd',
}

/** A lozenge border, in the layout of East African cloth. */
export const east: readonly string[] = mirrored(16, 13, (fromMiddle, y) =>
  y === 0 || y === 12 ? 'k' : (lozengeRings[fromMiddle + Math.abs(y - 6)] ?? '.'),
)

const edgeOfBlock: Readonly<Record<number, string>> = { 0: 'k', 15: 'k', 2: 'a', 13: 'a' }
const edgeOfStripe: Readonly<Record<number, string>> = { 0: 'k', 15: 'k', 3: 'a', 12: 'a' }

/** Weft bands with a check: one half of a strip, in the layout of West African strip cloth. */
const westCheck: readonly string[] = Array.from({ length: 16 }, (_, y) =>
  Array.from({ length: 16 }, (_, x) => {
    const checked = y >= 5 && y <= 10 && (x >> 1) % 2 === ((y - 5) >> 1) % 2
    return edgeOfBlock[y] ?? (checked ? 'k' : '.')
  }).join(''),
)

/** Warp stripes with a ladder of lamp light: the other half. */
const westLadder: readonly string[] = Array.from({ length: 16 }, (_, y) =>
  Array.from({ length: 16 }, (_, x) => {
    const rung = y % 4 < 2 ? 'l' : 'k'
    return edgeOfStripe[x] ?? (x >= 6 && x <= 9 ? rung : '.')
  }).join(''),
)

export const west: readonly string[] = westCheck.map((row, y) => row + (westLadder[y] ?? ''))

export function Yarns({ of }: { of: Weave }) {
  return of.yarns.map(({ className, path }) => (
    <path key={className} className={className} d={path} />
  ))
}
