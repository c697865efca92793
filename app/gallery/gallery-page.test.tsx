import { globSync, readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { GalleryPage } from '#app/gallery/gallery-page.tsx'
import { aFrame } from '#test/factories/frame.ts'

const html = renderToStaticMarkup(<GalleryPage frame={aFrame()} />)

test('every part of the brand set stands on the page that shows them', () => {
  const shown = globSync('app/gallery/*.tsx', { exclude: ['**/*.test.tsx'] })
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  const parts = globSync('app/ui/**/*.tsx', { exclude: ['**/*.test.tsx', '**/behaviours/**'] })
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/^export function ([A-Z]\w+)/gm)])
    .map(([, name = '']) => name)
  expect(parts.length).toBeGreaterThan(35)
  // What the page itself stands in, the yarns that bands are made of, the hills of a horizon, what only moves the focus or is never seen, and
  // what only a running router shows.
  const router = ['LeaveQuestion', 'DeletionQuestion', 'SubmitForm']
  const elsewhere = ['SiteFrame', 'Yarns', 'Hills', 'FocusedResult', 'EnterButton', ...router]
  expect(parts.filter((name) => !elsewhere.includes(name) && !shown.includes(`<${name}`))).toEqual(
    [],
  )
})

test('each stands there in light and in dark', () => {
  const panes = [...html.matchAll(/<div class="pane[^"]*" style="([^"]*)"/g)].map(
    ([, style = '']) => style,
  )
  expect(panes.length).toBeGreaterThan(80)
  for (const scheme of ['light', 'dark']) {
    const those = panes.filter((style) => style.startsWith(`color-scheme:${scheme}`))
    expect(those).toHaveLength(panes.length / 2)
  }
})
