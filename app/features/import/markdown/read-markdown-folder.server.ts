import { opendir, readFile, realpath, stat } from 'node:fs/promises'
import path from 'node:path'
import {
  EXPORT_FILE,
  type ExportFile,
  exportSchema,
  parseYaml,
  readPost,
} from '#app/features/export/export-format.ts'
import { NO_SITE } from '#app/features/rich-text/html/html-targets.ts'
import { ImportError, TOO_LONG } from '#app/features/import/import-error.ts'
import type {
  ImportedItem,
  ImportedPost,
  ImportLimits,
} from '#app/features/import/imported-item.ts'
import { renderingForeignTask } from '#app/features/import/markdown/render-foreign.ts'
import { instantOf } from '#app/features/import/row.ts'
import { readTextFile } from '#app/features/import/read-text-file.server.ts'
import { readFields } from '#app/features/posts/post.ts'
import { LINE_FIELDS, type LineName, POST_FIELDS } from '#app/features/posts/post-fields.ts'
import { isDay, longDate } from '#app/platform/local-time.ts'
import { parseJson } from '#app/platform/parse-json.ts'
import type { TextWorker } from '#app/platform/texts/text-worker.server.ts'

/** `isSent`: neither the place of the files on the disk nor their time says anything. */
type Options = {
  limits: ImportLimits
  tags: boolean
  textWorker: TextWorker
  isSent?: boolean
}

/** `exported`: null unless the folder is an export of this product. @throws ImportError */
export async function* readMarkdownFolder(
  folder: string,
  exported: ExportFile | null,
  { limits, tags, textWorker, isSent = false }: Options,
): AsyncGenerator<ImportedItem> {
  const { root, files } = await listMarkdown(folder, limits)
  const from = isSent ? 'markdown dashboard' : `markdown ${root}`
  for (const file of files) {
    try {
      const text = await readOne(path.join(root, file), limits)
      const changedAt = isSent ? null : (await stat(path.join(root, file))).mtime
      yield exported === null
        ? {
            source: from,
            key: file,
            ...(await readForeign(textWorker, file, text, { changedAt, tags })),
          }
        : readOwn(text)
    } catch (error) {
      if (!(error instanceof ImportError)) throw error
      yield { source: from, key: file, title: file, post: null, lost: [], problem: error.message }
    }
  }
}

/** Null: the folder is none. @throws ImportError when it is one of another version */
export async function readExportFile(folder: string): Promise<ExportFile | null> {
  const text = await readFile(path.join(folder, EXPORT_FILE), 'utf8').catch(() => null)
  if (text === null) return null
  const { success, data } = exportSchema.safeParse(parseJson(text))
  if (!success)
    throw new ImportError(`${EXPORT_FILE} in that folder is not of this version of the site.`)
  return data
}

async function readOne(file: string, { itemBytes }: ImportLimits): Promise<string> {
  let text = ''
  for await (const part of readTextFile(file, { fileBytes: itemBytes })) text += part
  return text
}

function readOwn(text: string): ImportedItem {
  const own = readPost(text)
  if (own === null) throw new ImportError('Its front matter is not that of an export.')
  return { source: 'export', key: own.id, title: own.title, post: null, exported: own, lost: [] }
}

async function readForeign(
  textWorker: TextWorker,
  file: string,
  text: string,
  { changedAt, tags }: { changedAt: Date | null; tags: boolean },
): Promise<Pick<ImportedItem, 'title' | 'post' | 'lost'>> {
  const matter = readFrontMatter(text)
  const tagNames = textsIn(matter, 'tags', 'tag')
  const [line = '', heading = ''] = /^#[ \t]+(.+)$/m.exec(matter.body) ?? []
  const title = firstText(matter, 'title') || heading || path.posix.parse(file).name
  // The post's title is its only one.
  const body = title === heading ? matter.body.replace(line, () => '') : matter.body
  const html = await textWorker.run(renderingForeignTask, body)
  if (html === null) throw new ImportError(TOO_LONG)
  const post = readPostOf(file, matter, html, changedAt)
  if (tags) post.categories.push(...tagNames)
  const lost = tags || tagNames.length === 0 ? [] : [`tags: ${tagNames.join(', ')}`]
  return { title, post, lost }
}

function readPostOf(
  file: string,
  matter: FrontMatter,
  html: string,
  changedAt: Date | null,
): ImportedPost {
  const { dir, name } = path.posix.parse(file)
  const [, day = '', rest = name] = /^(\d{4}-\d\d-\d\d)-(.+)$/.exec(name) ?? []
  const isDraft = matter.fields.get('draft') === true || matter.fields.get('published') === false
  const date = firstText(matter, 'date', 'pubdate', 'published_at') || day
  return {
    kind: 'post',
    slug: firstText(matter, 'slug') || rest,
    text: {
      kind: 'html',
      html,
      keepsLines: false,
      base: new URL(encodeURI(dir === '' ? '/' : `/${dir}/`), NO_SITE).href,
    },
    ...readFields(LINE_FIELDS, (line) =>
      firstText(matter, POST_FIELDS[line].column, ...(OTHER_NAMES[line] ?? [])),
    ),
    categories: textsIn(matter, 'categories', 'category'),
    state: isDraft ? 'draft' : 'published',
    createdAt: instantOf(date) ?? changedAt,
    updatedAt: instantOf(firstText(matter, 'updated', 'lastmod', 'modified')),
    date: longDay(date),
    image: localAddress(firstText(matter, 'image', 'cover', 'thumbnail', 'featured_image'), dir),
    oldAddresses: textsIn(matter, 'permalink', 'url').concat(
      textsIn(matter, 'aliases', 'redirect_from'),
    ),
  }
}

/** What others call a field in front matter. */
const OTHER_NAMES: Partial<Record<LineName, readonly string[]>> = {
  excerpt: ['description', 'summary'],
  author: ['authors'],
  imageAlt: ['alt'],
}

function localAddress(address: string, dir: string): string {
  return address === '' || /^(?:[a-z][a-z0-9+.-]*:|\/)/i.test(address)
    ? address
    : path.posix.join('/', dir, address)
}

/** The day as it is written, whatever the time zone; one that no calendar has stays so for the checklist, where `Date` makes another of it. */
function longDay(text: string): string {
  const [day = ''] = /^\d{4}-\d\d-\d\d/.exec(text) ?? []
  return isDay(day) ? longDate(day) : day
}

type MarkdownFolder = { root: string; files: string[] }

/** Its files in a fixed order, by their path in the folder; links and hidden folders are not followed. @throws ImportError */
async function listMarkdown(folder: string, { items }: ImportLimits): Promise<MarkdownFolder> {
  const root = await realpath(folder).catch(() => null)
  if (root === null || !(await stat(root)).isDirectory())
    throw new ImportError(`The folder ${folder} cannot be read.`)
  const files: string[] = []
  await collect(root, '', (file) => {
    files.push(file)
    if (files.length > items)
      throw new ImportError(`The folder has more than ${items.toLocaleString('en-US')} files.`)
  })
  return { root, files: files.toSorted() }
}

async function collect(root: string, within: string, add: (file: string) => void): Promise<void> {
  for await (const entry of await opendir(path.join(root, within))) {
    const place = path.posix.join(within, entry.name)
    if (entry.name.startsWith('.')) continue
    if (entry.isDirectory() && entry.name !== 'node_modules') await collect(root, place, add)
    if (entry.isFile() && /\.(?:md|markdown)$/i.test(entry.name)) add(place)
  }
}

type FrontMatter = { fields: ReadonlyMap<string, unknown>; body: string }

/** As Jekyll, Hugo and their like write it, in YAML. @throws ImportError */
function readFrontMatter(text: string): FrontMatter {
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
function textsIn({ fields }: FrontMatter, ...names: string[]): string[] {
  const name = names.find((each) => fields.has(each))
  return name === undefined ? [] : textsOf(fields.get(name))
}

function firstText(matter: FrontMatter, ...names: string[]): string {
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
