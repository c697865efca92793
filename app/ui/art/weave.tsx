/** `path` draws all cells of one colour. */
type Yarn = { className: string; path: string }

type Weave = { width: number; height: number; yarns: readonly Yarn[] }

// Rows of letters, one cell a letter: k ink, a accent, l lamp, d pale, '.' ground. Equal neighbours are merged to
// shorten the path. @param cell side of one cell
export function weave(rows: readonly string[], cell: number): Weave {
  const paths = new Map<string, string>()
  rows.forEach((row, y) => {
    for (const { letter, x, length } of runs(row)) {
      if (letter === '.' || sameRun(rows[y - 1], letter, x, length)) continue

      let tall = 1
      while (sameRun(rows[y + tall], letter, x, length)) tall++
      const [w, h] = [length * cell, tall * cell]
      paths.set(letter, `${paths.get(letter) ?? ''}M${x * cell} ${y * cell}h${w}v${h}h-${w}z`)
    }
  })
  return {
    width: (rows[0]?.length ?? 0) * cell,
    height: rows.length * cell,
    yarns: [...paths].map(([letter, path]) => ({ className: `y${letter}`, path })),
  }
}

function runs(row: string): { letter: string; x: number; length: number }[] {
  return [...row.matchAll(/(.)\1*/g)].map((match) => ({
    letter: match[1] ?? '.',
    x: match.index,
    length: match[0].length,
  }))
}

/** Exactly this run, neither shorter nor longer. */
function sameRun(row: string | undefined, letter: string, x: number, length: number): boolean {
  if (row === undefined) return false
  const whole = row.slice(x, x + length) === letter.repeat(length)
  return whole && row[x - 1] !== letter && row[x + length] !== letter
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
