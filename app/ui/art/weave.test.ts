import { expect, test } from 'vitest'

import { andes, east, weave, west } from '#app/ui/art/weave.tsx'

test('equal cells that touch are drawn as one rectangle, and the bare ground is not drawn', () => {
  expect(weave(['kk.', 'kk.', '..a'], 2)).toEqual({
    width: 6,
    height: 6,
    yarns: [
      { className: 'yk', path: 'M0 0h4v4h-4z' },
      { className: 'ya', path: 'M4 4h2v2h-2z' },
    ],
  })
})

test('no cell is lost or drawn twice in the three borders', () => {
  for (const rows of [andes, east, west]) {
    const cells = rows.join('').replaceAll('.', '').length
    const areas = weave(rows, 1).yarns.flatMap(({ path }) =>
      [...path.matchAll(/h(\d+)v(\d+)/g)].map(([, w, h]) => Number(w) * Number(h)),
    )
    expect(areas.reduce((sum, area) => sum + area, 0)).toBe(cells)
  }
})
