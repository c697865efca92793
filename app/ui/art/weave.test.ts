import { expect, test } from 'vitest'
import { andes, east, weave, west } from '#app/ui/art/weave.tsx'

test('no cell is lost or drawn twice in the three borders', () => {
  for (const rows of [andes, east, west]) {
    const cells = rows.join('').replaceAll('.', '').length
    const areas = weave(rows).yarns.flatMap(({ path }) =>
      [...path.matchAll(/h(\d+)v(\d+)/g)].map(([, w, h]) => Number(w) * Number(h)),
    )
    expect(areas.reduce((sum, area) => sum + area, 0)).toBe(cells)
  }
})
