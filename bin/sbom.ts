import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseJson } from '#app/platform/parse-json.ts'
import { OperatorError } from './operator-error.ts'
import { runCommand } from './run-command.ts'
import { runNpm } from './run-npm.ts'

const root = path.dirname(import.meta.dirname)

type Bom = { components?: object[]; metadata?: { component?: { name?: string } } } | null
type Manifest = { name: string; devDependencies?: object }
type Lock = { packages: Record<string, { dev?: boolean; devDependencies?: object }> }

await runCommand(async () => {
  const [file = 'sbom.cdx.json'] = process.argv.slice(2)
  const folder = mkdtempSync(path.join(tmpdir(), 'site-sbom-'))
  try {
    const name = writeShippedPackages(folder)
    const format = ['--sbom-format=cyclonedx', '--sbom-type=application']
    const { code, output } = await runNpm(folder, ['sbom', '--package-lock-only', ...format])
    const bom = parseJson(output) as Bom
    const component = bom?.metadata?.component
    if (code !== 0 || !bom?.components || !component)
      throw new OperatorError(`npm wrote no SBOM. ${output.trim()}`)
    // npm names it after the folder.
    component.name = name
    writeFileSync(path.resolve(root, file), `${JSON.stringify(bom, null, 2)}\n`)
    console.log(`Written: ${file} (CycloneDX, ${bom.components.length} packages)`)
  } finally {
    rmSync(folder, { recursive: true })
  }
})

// `npm sbom --omit=dev` also leaves out what the site shares with its tools, such as React.
function writeShippedPackages(folder: string): string {
  const { devDependencies: _, ...manifest } = read('package.json') as Manifest
  const lock = read('package-lock.json') as Lock
  const shipped = Object.entries(lock.packages).filter(([, { dev }]) => dev !== true)
  const packages = Object.fromEntries(shipped)
  delete packages['']?.devDependencies
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest))
  writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify({ ...lock, packages }))
  return manifest.name
}

function read(name: string): unknown {
  return JSON.parse(readFileSync(path.join(root, name), 'utf8'))
}
