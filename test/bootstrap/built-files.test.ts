import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { shippedRecords } from '#app/features/content/en/shipped.ts'
import { interfaceTexts } from '#app/features/site/interface-texts.ts'
import { openSite } from '#test/site.ts'

const assets = path.resolve(import.meta.dirname, '../../build/client/assets')

test('no page of the dashboard downloads what is written for readers', () => {
  const chunks = reachableChunks(dashboardModules())
  expect(chunks.length).toBeGreaterThan(40)
  const sentences = publicSentences()
  expect(sentences.length).toBeGreaterThan(100)
  const found = chunks.flatMap((name) => {
    const code = readChunk(name)
    return sentences.filter((text) => code.includes(text)).map((text) => [name, text])
  })
  expect(found).toEqual([])
})

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

test('the program of the server is ASCII, of which one character takes one byte of memory', () => {
  const files = globSync('build/server/**/*.js')
  expect(files.length).toBeGreaterThan(10)
  const others = files.map((file) => [file, readFileSync(file, 'utf8').match(/\P{ASCII}+/gu)])
  expect(others).toEqual(files.map((file) => [file, null]))
})

function dashboardModules(): string[] {
  // The route of the web manifest has a chunk of the same name.
  const manifest = globSync('manifest-*.js', { cwd: assets })
    .map(readChunk)
    .find((code) => code.startsWith('window.__reactRouterManifest='))
  const json = (manifest ?? '').replace(/^window\.__reactRouterManifest=/, '').replace(/;\s*$/, '')
  const { routes } = JSON.parse(json) as { routes: Record<string, { module: string }> }
  return Object.entries(routes)
    .filter(([id]) => /^routes\/(?:dashboard|auth)\//.test(id))
    .map(([, { module }]) => path.basename(module))
}

function reachableChunks(names: readonly string[]): string[] {
  const reached = new Set<string>()
  const queue = [...names]
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    if (reached.has(name)) continue
    reached.add(name)
    queue.push(
      ...[...readChunk(name).matchAll(/["'`]\.\/([\w.-]+\.js)["'`]/g)].map(([, file = '']) => file),
    )
  }
  return [...reached]
}

function readChunk(name: string): string {
  return readFileSync(path.join(assets, name), 'utf8')
}

// Without quotation marks and other characters that a minifier may write differently.
function publicSentences(): string[] {
  const { blog: _, notFound: _shown, messageForm: _form, ...texts } = interfaceTexts('en')
  return textsOf({ shippedRecords, texts }).filter((text) =>
    /^[A-Za-z0-9 ,.;:?()-]{40,}$/.test(text),
  )
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}
