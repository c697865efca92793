import { createServer } from 'node:http'
import { readFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { expect, test } from 'vitest'
import { runCommand } from '#test/bootstrap/command.ts'
import { openFolder } from '#test/fixtures/folder.ts'
import { openedOnce } from '#test/opened.ts'

const root = path.resolve(import.meta.dirname, '../..')

const VERSION = { name: 'uuid', version: '14.0.3' }
const PACKAGE = JSON.stringify({ name: 'uuid', versions: { [VERSION.version]: VERSION } })

type Answer = { status: number; body: string }

/** Stands in for the npm registry, which cannot be asked from the tests. */
async function openRegistry() {
  let answer: Answer = { status: 200, body: '{}' }
  const server = createServer((request, response) => {
    request.resume()
    const { status, body } = request.method === 'POST' ? answer : { status: 200, body: PACKAGE }
    request.on('end', () => response.writeHead(status).end(body))
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}/`,
    answerWith: (next: Answer) => void (answer = next),
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const registry = openedOnce(openRegistry)
const cache = openedOnce(openFolder)

function audit(address = registry.address) {
  const env = { npm_config_registry: address, npm_config_cache: cache.folder }
  return runCommand(process.execPath, ['bin/audit.ts'], { cwd: root, env })
}

const ADVISORY = {
  id: 1,
  url: 'https://example.com/advisory',
  title: 'An example',
  severity: 'high',
  vulnerable_versions: '>=1.0.0',
}

test('an audit that found nothing says of how many packages', async () => {
  registry.answerWith({ status: 200, body: '{}' })
  const { code, output } = await audit()
  expect(output).toMatch(/^\d{3} packages checked, no known vulnerability in them\.\n$/)
  expect(code).toBe(0)
})

test('an audit names what is vulnerable, and fails', async () => {
  registry.answerWith({ status: 200, body: JSON.stringify({ uuid: [ADVISORY] }) })
  const { code, output } = await audit()
  expect(output).toMatch(
    /^1 of \d{3} packages have known vulnerabilities:\n {2}high: uuid \* \(node_modules\/uuid\)\n$/,
  )
  expect(code).toBe(1)
})

test.each([
  ['refuses the question', { status: 405, body: '' }],
  ['has an error', { status: 500, body: '{"error":"no"}' }],
  ['answers with a page', { status: 200, body: '<!doctype html>' }],
])('a registry that %s is not checked, and never green', async (_, answer) => {
  registry.answerWith(answer)
  const { code, output } = await audit()
  expect(output).toMatch(/^not checked: the registry gave no answer/)
  expect(code).toBe(1)
})

test('without a network nothing is checked either', async () => {
  const { code, output } = await audit('http://127.0.0.1:9/')
  expect(output).toMatch(/^not checked: the registry gave no answer/)
  expect(code).toBe(1)
})

test('the SBOM names what the site ships and nothing of the tests', async () => {
  const file = path.join(cache.folder, 'sbom.json')
  const { code, output } = await runCommand(process.execPath, ['bin/sbom.ts', file], { cwd: root })
  expect([code, output]).toEqual([0, expect.stringContaining(`Written: ${file} (CycloneDX,`)])
  const { components } = JSON.parse(await readFile(file, 'utf8')) as {
    components: { name: string; version: string; licenses?: object[] }[]
  }
  const names = components.map(({ name }) => name)
  const manifest = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')) as {
    dependencies: object
  }
  const shipped = [...Object.keys(manifest.dependencies), '@img/sharp-libvips-linux-x64']
  expect(names).toEqual(expect.arrayContaining(shipped))
  expect(names).not.toContain('lighthouse')
  expect(components.filter(({ licenses = [] }) => licenses.length === 0)).toEqual([])
})
