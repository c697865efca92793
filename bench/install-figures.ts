import path from 'node:path'
import { runChild } from './children.ts'
import { type Figure, toFigure } from './figure.ts'
import { withFolder } from './site-process.ts'

/** How long a new clone of the last commit takes to install and build, and how large it is without the development tools. */
export async function measureInstallation(root: string): Promise<Figure[]> {
  return withFolder(async (folder) => {
    const clone = path.join(folder, 'site')
    await runChild('git', ['clone', '--quiet', '--no-hardlinks', root, clone])
    const start = performance.now()
    await runChild(process.execPath, [path.join('bin', 'launch.mjs'), 'build'], { cwd: clone })
    const seconds = (performance.now() - start) / 1_000
    const prune = ['prune', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund']
    await runChild('npm', prune, { cwd: clone })
    return [
      toFigure({
        what: 'npm ci and build of a new clone',
        value: seconds,
        unit: 's',
        atMost: 60,
        anchor: 'Payload 112 s',
        isTimed: true,
      }),
      toFigure({
        what: 'node_modules without the development tools',
        value: await folderBytes(path.join(clone, 'node_modules')),
        unit: 'MB',
        atMost: 350e6,
        anchor: 'WordPress 255 MB, Ghost 783 MB, Payload 868 MB',
        isTimed: false,
      }),
    ]
  })
}

async function folderBytes(folder: string): Promise<number> {
  const [kilobytes = '0'] = (await runChild('du', ['-sk', folder])).split('\t')
  return Number(kilobytes) * 1024
}
