import { cp, readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { hashInputs } from '../../bin/build-stamp.mjs'
import { runCommand } from '#test/bootstrap/command.ts'
import { openFolder } from '#test/fixtures/folder.ts'
import { openedOnce } from '#test/opened.ts'

const root = path.resolve(import.meta.dirname, '../..')
const read = (name: string) => readFile(path.join(root, name), 'utf8')

// deploy/compose.yaml names the first; the others are what an editor or another DATA_DIR makes of it.
const SECRETS = [
  'deploy/site.env',
  'deploy/site.env.old',
  'deploy/.env',
  '.env',
  '.env.local',
  'law-site/message-key',
  'law-site/auth-secret',
  'law-site/site.db',
  'law-site/site.db-wal',
]

async function leftOut(): Promise<string[]> {
  return (await read('deploy/Dockerfile.dockerignore')).split('\n').filter(Boolean)
}

function isLeftOut(patterns: readonly string[], name: string): boolean {
  return patterns.some((pattern) => path.matchesGlob(name, pattern))
}

describe('the container', () => {
  const copy = openedOnce(() => openFolder())

  test('starts Node with the options and the environment of npm start', async () => {
    const { scripts } = JSON.parse(await read('package.json')) as { scripts: { start: string } }
    const [, environment = '', options = ''] =
      /^exec env (.*?) node (.*) bin\/launch\.mjs start$/.exec(scripts.start) ?? []
    const dockerfile = await read('deploy/Dockerfile')
    const started = ['node', ...options.split(' '), 'bin/start.mjs']
    expect(dockerfile).toContain(`CMD [${started.map((part) => JSON.stringify(part)).join(', ')}]`)
    for (const setting of environment.split(' ')) expect(dockerfile).toContain(` ${setting}`)
  })

  // Otherwise every start would build the site again, on a file system that cannot be written.
  test('holds everything that the build is made from', async () => {
    const left = await leftOut()
    expect(left).toContain('node_modules')
    await cp(root, copy.folder, {
      recursive: true,
      filter: (source) => !isLeftOut(left, path.relative(root, source)),
    })
    expect(hashInputs(copy.folder)).toBe(hashInputs(root))
  })

  test('holds no secret of the operator, and neither does git', async () => {
    const left = await leftOut()
    expect(SECRETS.filter((name) => !isLeftOut(left, name))).toEqual([])
    const { output } = await runCommand('git', ['check-ignore', '--no-index', ...SECRETS], {
      cwd: root,
    })
    expect(output.trim().split('\n')).toEqual(SECRETS)
  })
})

test.each(['deploy/Caddyfile', 'deploy/Caddyfile.processes'])(
  'the proxy of %s lets nobody outside ask for metrics',
  async (name) => {
    const [site = ''] = /^\S+ \{\n(?:\t.*\n)+\}/m.exec(await read(name)) ?? []
    expect(site).toMatch(/^\trespond \/metrics 404$/m)
    expect(site).toContain('reverse_proxy')
  },
)
