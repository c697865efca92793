import { parseYaml } from '#app/features/export/export-format.ts'
import { ImportError } from '#app/features/import/import-error.ts'

export type FrontMatter = { fields: ReadonlyMap<string, unknown>; body: string }

/** As Jekyll, Hugo and their like write it, in YAML. @throws ImportError */
export function readFrontMatter(text: string): FrontMatter {
  const plain = text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n')
  if (plain.startsWith('+++\n')) throw new ImportError('Its front matter is TOML, not YAML.')
  const [, yaml, body] =
    /^---[ \t]*\n(?:([^]*?)\n)?(?:---|\.\.\.)[ \t]*(?:\n([^]*))?$/.exec(plain) ?? []
  if (body === undefined && yaml === undefined) return { fields: new Map(), body: plain }
  const value = yaml === undefined ? {} : parseYaml(yaml)
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new ImportError('Its front matter cannot be read as YAML.')
  const entries = Object.entries(value).map(([name, each]) => [name.toLowerCase(), each] as const)
  return { fields: new Map(entries), body: body ?? '' }
}

/** The texts of the first field that there is: one, a list, or objects with a name or an address. */
export function textsIn({ fields }: FrontMatter, ...names: string[]): string[] {
  const name = names.find((each) => fields.has(each))
  return name === undefined ? [] : textsOf(fields.get(name))
}

export function firstText(matter: FrontMatter, ...names: string[]): string {
  return textsIn(matter, ...names)[0] ?? ''
}

const INNER = ['name', 'title', 'image', 'src', 'url', 'path']

function textsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(textsOf)
  if (value instanceof Date) return [value.toISOString()]
  if (typeof value === 'string' || typeof value === 'number') return [String(value)]
  if (typeof value !== 'object' || value === null) return []
  const found = new Map(Object.entries(value))
  const inner = INNER.find((key) => found.has(key))
  return inner === undefined ? [] : textsOf(found.get(inner))
}
