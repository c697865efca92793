import { imageTag, linkTag, paragraphTag } from '#app/features/import/html/write-tag.ts'

type ShortcodeOptions = {
  /** Addresses of the site's images by their number. */
  images: ReadonlyMap<string, { address: string; alt: string }>
  lost: (what: string) => void
}

const CODE_TAG = /<(\/?)(pre|code)\b[^<>]{0,1000}>/gi
const MOST_NESTED = 5

/** As HTML; what stands in brackets and is none, such as “[sic]”, stays as it is. */
export function writeShortcodes(content: string, options: ShortcodeOptions): string {
  if (!content.includes('[')) return content
  const written: string[] = []
  let from = 0
  let open: { name: string; at: number } | null = null
  for (const { 0: tag, 1: slash, 2: name = '', index } of content.matchAll(CODE_TAG)) {
    if (slash === '' && open === null) open = { name: name.toLowerCase(), at: index }
    if (slash === '' || open?.name !== name.toLowerCase()) continue
    const end = index + tag.length
    written.push(writeAll(content.slice(from, open.at), options, 0), content.slice(open.at, end))
    from = end
    open = null
  }
  return written.join('') + writeAll(content.slice(from), options, 0)
}

// A name, then nothing or attributes; neither may contain a bracket, as in WordPress.
const OPENING = /(?<!\[)\[([a-z][\w-]{0,60})((?:\s[^[\]]{0,2000})?)\](?!\])/gi

function writeAll(text: string, options: ShortcodeOptions, depth: number): string {
  const written: string[] = []
  // Looked for once, so that a text of many openings takes no longer than others.
  const unclosed = new Set<string>()
  let from = 0
  for (const match of text.matchAll(OPENING)) {
    const { 0: opening, index } = match
    const [, name = '', given = ''] = match
    if (index < from) continue
    const begin = index + opening.length
    const isAlone = given.trimEnd().endsWith('/')
    const closing = isAlone || unclosed.has(name) ? -1 : text.indexOf(`[/${name}]`, begin)
    if (closing === -1 && !isAlone) unclosed.add(name)
    const shortcode = writer(name, given, closing !== -1)
    if (shortcode === null) continue
    const inner = closing === -1 ? '' : text.slice(begin, closing)
    const inside = depth < MOST_NESTED ? writeAll(inner, options, depth + 1) : inner
    written.push(text.slice(from, index), shortcode(readAttributes(given), inside, options))
    from = closing === -1 ? begin : closing + name.length + 3
  }
  return written.join('') + text.slice(from)
}

type Attributes = ReadonlyMap<string, string>
type Writer = (given: Attributes, inner: string, options: ShortcodeOptions) => string

/** Null: it is no shortcode. */
function writer(name: string, given: string, isClosed: boolean): Writer | null {
  const known = WRITERS[name.toLowerCase()]
  if (known) return known
  return isClosed || given.includes('=') ? leaveOut(`[${name}${given}]`) : null
}

function leaveOut(shortcode: string): Writer {
  return (_, inner, { lost }) => {
    lost(`the shortcode ${shortcode}`)
    return inner
  }
}

const WRITERS: Readonly<Record<string, Writer>> = {
  caption: writeCaption,
  wp_caption: writeCaption,
  gallery: writeGallery,
  playlist: writeGallery,
  embed: (given, inner, options) => writePlayer(given, inner, options),
  audio: (given, inner, options) => writePlayer(given, inner, options),
  video: (given, inner, options) => writePlayer(given, inner, options),
  youtube: (given, inner, options) => writePlayer(given, inner, options),
  vimeo: (given, inner, options) => writePlayer(given, inner, options),
}

// The text behind the image, or the older attribute.
function writeCaption(given: Attributes, inner: string): string {
  const [image = ''] = /(?:<a\b[^>]*>\s*)?<img\b[^>]*>(?:\s*<\/a>)?/i.exec(inner) ?? []
  const text = inner.replace(image, () => '').trim() || (given.get('caption') ?? '')
  return `<figure>${image}<figcaption>${text}</figcaption></figure>`
}

function writeGallery(given: Attributes, _: string, { images, lost }: ShortcodeOptions): string {
  const ids = (given.get('ids') ?? given.get('include') ?? '')
    .split(/[\s,]+/)
    .filter((id) => id !== '')
  if (ids.length === 0) lost('a gallery of all images of the post, which does not name them')
  return ids
    .map((id) => {
      const image = images.get(id)
      if (image === undefined) lost(`image ${id} of a gallery, which the file does not have`)
      return image === undefined ? '' : paragraphTag(imageTag(image.address, image.alt))
    })
    .join('')
}

const MEDIA = ['src', 'url', 'mp4', 'm4v', 'webm', 'ogv', 'mp3', 'm4a', 'ogg', 'wav', '']

function writePlayer(given: Attributes, inner: string, { lost }: ShortcodeOptions): string {
  const named = MEDIA.map((key) => given.get(key)).find((each) => each !== undefined && each !== '')
  const address = named ?? inner.trim()
  const isAddress = /^https?:\/\/\S+$/i.test(address)
  lost(isAddress ? `a player, which became a link to ${address}` : `a player (${address})`)
  const rest = named === undefined && isAddress ? '' : inner
  return (isAddress ? paragraphTag(linkTag(address, '')) : '') + rest
}

/** A value without a name has the empty one. */
function readAttributes(text: string): Attributes {
  const plain = text.replaceAll(/[“”″]|&#822[01];|&quot;/g, '"')
  const found = [
    ...plain.matchAll(/([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+))|([^\s"'=/][^\s"'=]*)/g),
  ]
  return new Map(
    found.map(([, name, double, single, bare, lone]) =>
      lone === undefined ? [name?.toLowerCase() ?? '', double ?? single ?? bare ?? ''] : ['', lone],
    ),
  )
}
