import { SaxesParser } from 'saxes'
import { ImportError } from '#app/features/import/import-error.ts'
import type { ImportLimits } from '#app/features/import/imported-item.ts'
import { readTextFile, limitText } from '#app/features/import/read-text-file.server.ts'

/** One element of the file below the channel, such as an item: the texts of its elements by name. */
export type WxrEntry = { name: string; texts: Map<string, string>; groups: WxrGroup[] }

/** `category`, `wp:postmeta` and `wp:comment` may occur several times. */
export type WxrGroup = {
  name: string
  attributes: Record<string, string>
  texts: Map<string, string>
}

const ENTRIES = new Set(['item', 'wp:author', 'wp:category', 'wp:tag', 'wp:term'])
const GROUPS = new Set(['category', 'wp:postmeta', 'wp:comment'])

/** No document type, so no entity but XML's own; the memory that it takes is that of one entry. @throws ImportError */
export async function* readWxr(file: string, limits: ImportLimits): AsyncGenerator<WxrEntry> {
  const reader = new WxrReader(limits)
  let isRead = false
  for await (const text of readTextFile(file, limits)) {
    yield* reader.read(text)
    isRead = true
  }
  if (isRead) yield* reader.end()
}

class WxrReader {
  readonly #limits: ImportLimits
  readonly #parser = new SaxesParser<{ xmlns: false }>({ xmlns: false })
  readonly #open: string[] = []
  #entry: WxrEntry | null = null
  #group: WxrGroup | null = null
  #text = ''
  #ready: WxrEntry[] = []
  #items = 0
  /** Since the last entry or element of the channel. */
  #characters = 0

  constructor(limits: ImportLimits) {
    this.#limits = limits
    const parser = this.#parser
    parser.on('doctype', () => {
      throw new ImportError(
        'The file has a document type (DOCTYPE), which no export of WordPress has.',
      )
    })
    parser.on('error', (error) => {
      throw new ImportError(`The file is not the XML of an export: ${error.message}`)
    })
    parser.on('opentag', ({ name, attributes }) => this.#begin(name, attributes))
    parser.on('closetag', ({ name }) => this.#finish(name))
    parser.on('text', (text) => this.#take(text))
    parser.on('cdata', (text) => this.#take(text))
  }

  read(text: string): WxrEntry[] {
    this.#characters += text.length
    // Control characters, which WordPress lets through and XML does not know.
    // oxlint-disable-next-line no-control-regex
    this.#parser.write(text.replaceAll(/[\0-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, ''))
    if (this.#characters > this.#limits.itemBytes)
      throw new ImportError(
        `One item is larger than ${limitText(this.#limits.itemBytes)}: it ends after line ${this.#parser.line}.`,
      )
    return this.#takeReady()
  }

  end(): WxrEntry[] {
    this.#parser.close()
    return this.#takeReady()
  }

  #takeReady(): WxrEntry[] {
    const ready = this.#ready
    this.#ready = []
    return ready
  }

  #begin(name: string, attributes: Record<string, string>): void {
    this.#open.push(name)
    this.#text = ''
    if (this.#open.length === 1 && name !== 'rss')
      throw new ImportError('The file is no export of WordPress: it does not begin with <rss>.')
    if (this.#open.length === 3) this.#characters = 0
    if (this.#open.length === 3 && ENTRIES.has(name)) {
      if (name === 'item') this.#countItem()
      this.#entry = { name, texts: new Map(), groups: [] }
    } else if (this.#entry && this.#open.length === 4 && GROUPS.has(name)) {
      this.#group = { name, attributes, texts: new Map() }
      this.#entry.groups.push(this.#group)
    }
  }

  #finish(name: string): void {
    const depth = this.#open.length
    this.#open.pop()
    if (depth === 3) this.#finishEntry(name)
    else if (depth === 4 && this.#group) {
      // A category has text of its own, the others have elements.
      if (this.#group.texts.size === 0) this.#group.texts.set(name, this.#text)
      this.#group = null
    } else if (depth === 4) this.#entry?.texts.set(name, this.#text)
    else if (depth === 5) this.#group?.texts.set(name, this.#text)
    this.#text = ''
  }

  #finishEntry(name: string): void {
    // Anything else is the channel's own, such as its title and addresses.
    const own = { name: 'channel', texts: new Map([[name, this.#text]]), groups: [] }
    this.#ready.push(this.#entry ?? own)
    this.#entry = null
  }

  #take(text: string): void {
    if (this.#open.length > 2) this.#text += text
  }

  #countItem(): void {
    this.#items += 1
    if (this.#items > this.#limits.items)
      throw new ImportError(
        `The file has more than ${this.#limits.items.toLocaleString('en-US')} items.`,
      )
  }
}
