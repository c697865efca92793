import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { openSite } from '#test/site.ts'

test('the page that shows every part is neither in the built site nor in its code', async () => {
  const site = await openSite('sqlite')
  const response = await fetch(`${site.origin}/dev/ui`)
  await site.close()
  expect(response.status).toBe(404)
  const files = globSync('build/{client,server}/**/*.{js,css}')
  expect(files.length).toBeGreaterThan(10)
  const traces = files.filter((file) =>
    /Every part in every state|\.specimen\b|routes\/dev/.test(readFileSync(file, 'utf8')),
  )
  expect(traces).toEqual([])
  // Proves that the search finds the words where they are.
  expect(readFileSync('app/gallery/gallery-page.tsx', 'utf8')).toContain(
    'Every part in every state',
  )
})
