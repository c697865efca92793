import { shownAddress } from '#app/ui/frame/shown-address.ts'
import type { Env, RendererRule } from 'markdown-it'
import { createNumbering } from '#app/features/posts/post-transitions.ts'
import { headingId } from '#app/features/posts/publication/slug-words.ts'
import { parseExternalImage } from '#app/features/images/external-image.ts'
import { parseImagePath, type ImageSources } from '#app/features/images/image.ts'
import { plainText } from '#app/features/rich-text/markdown/markdown-flavour.ts'
import { createReaderMarkdown } from '#app/features/rich-text/markdown/reader-markdown.ts'
import type { TextTask } from '#app/platform/texts/text-task.ts'
import type { TextWorker } from '#app/platform/texts/text-worker.server.ts'

export type ContentHeading = { id: string; text: string }

/** `html` is safe to print. */
export type RenderedContent = {
  html: string
  headings: ContentHeading[]
  /** Of external images that a reader may show by a click. */
  outsideOrigins: string[]
}

export type RenderOptions = {
  /** By file name. */
  images: ReadonlyMap<string, ImageSources>
  imageHosts: readonly string[]
  /** "Show the picture from {host}" */
  outsideImage: string
}

type Environment = RenderOptions &
  Omit<RenderedContent, 'html'> & { idOf: (wanted: string) => string }

/** A longer list of contents helps nobody, and React prints one of thousands slowly. */
const MOST_HEADINGS = 200

// The library passes `render`'s environment to every rule under its own open type.
const environmentOf = (env: Env | undefined) => env as unknown as Environment

const markdown = createReaderMarkdown()

const openHeading: RendererRule = (tokens, index, options, env, renderer) => {
  const { headings, idOf } = environmentOf(env)
  const token = tokens[index]
  const text = tokens[index + 1]?.children?.map((child) => child.content).join('') ?? ''
  const id = idOf(headingId(text))
  if (token?.tag === 'h2' && headings.length < MOST_HEADINGS) headings.push({ id, text })
  token?.attrSet('id', id)
  return renderer.renderToken(tokens, index, options)
}

const image: RendererRule = (tokens, index, _options, env) => {
  const token = tokens[index]
  const address = String(token?.attrGet('src') ?? '')
  return imageHtml(address, plainText(token?.children ?? []), environmentOf(env))
}

/** Letters of Hebrew, Arabic and their neighbours. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdfd\ufe70-\ufefc]/

// Only where it differs from the page: most posts would carry it on every paragraph for nothing.
markdown.core.ruler.push('direction', ({ tokens }) => {
  const open: typeof tokens = []
  for (const token of tokens) {
    if (token.nesting === 1) open.push(token)
    if (token.nesting === -1) open.pop()
    if (token.type === 'inline' && RIGHT_TO_LEFT.test(token.content))
      for (const block of open) block.attrSet('dir', 'auto')
  }
})

Object.assign(markdown.renderer.rules, {
  heading_open: openHeading,
  image,
})

export function renderContent(content: string, options: RenderOptions): RenderedContent {
  const idOf = createNumbering(new Set())
  const environment: Environment = { ...options, headings: [], outsideOrigins: [], idOf }
  const html = markdown.render(content, environment)
  const { headings, outsideOrigins } = environment
  return { html, headings, outsideOrigins: [...new Set(outsideOrigins)] }
}

export const renderingTask: TextTask<RenderOptions & { content: string }, RenderedContent> = {
  name: 'render a post',
  sizeOf: ({ content }) => content.length,
  run: ({ content, ...options }) => renderContent(content, options),
}

/** A text that takes too long is shown as it is written, in its paragraphs. */
export async function renderInTime(
  textWorker: TextWorker,
  content: string,
  options: RenderOptions,
): Promise<RenderedContent> {
  const rendered = await textWorker.run(renderingTask, { content, ...options })
  return rendered ?? { html: plainHtml(content), headings: [], outsideOrigins: [] }
}

function plainHtml(content: string): string {
  const paragraphs = content.split(/\n\s*\n/)
  return paragraphs.map((text) => `<p>${markdown.utils.escapeHtml(text)}</p>\n`).join('')
}

function imageHtml(address: string, alt: string, environment: Environment): string {
  const { images, imageHosts, outsideImage, outsideOrigins } = environment
  const escape = markdown.utils.escapeHtml
  const own = parseImagePath(address)
  if (own) {
    const size = images.get(own.fileName)
    const dimensions = size ? ` width="${size.width}" height="${size.height}"` : ''
    const src = escape(shownAddress(address))
    return `<img src="${src}" alt="${escape(alt)}"${dimensions} loading="lazy" decoding="async">`
  }
  const outside = parseExternalImage(address)
  if (!outside) return escape(alt)
  const { host, href } = outside
  if (imageHosts.includes(host)) {
    return `<img src="${escape(address)}" alt="${escape(alt)}" loading="lazy" referrerpolicy="no-referrer">`
  }
  const offer = escape(outsideImage.replace('{host}', () => host))
  outsideOrigins.push(new URL(href).origin)
  return `<a href="${escape(address)}" data-outside-image="${escape(alt)}" target="_blank" rel="noreferrer noopener nofollow">${offer}</a>`
}
