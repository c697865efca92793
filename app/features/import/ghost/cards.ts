import { renderGhostMarkdown } from '#app/features/import/ghost/ghost-markdown.ts'
import { escapeHtml, imageTag, linkTag, paragraphTag } from '#app/features/import/html/write-tag.ts'

/** What a card of Ghost holds; Mobiledoc and Lexical name it alike. */
export type Card = Readonly<Record<string, unknown>>

type Lose = (what: string) => void
type Writer = (card: Card, lose: Lose) => string

/** As HTML; null: there is no such card. */
export function writeCard(name: string, card: Card, lose: Lose): string | null {
  return WRITERS[name]?.(card, lose) ?? null
}

export function text(card: Card, name: string): string {
  const value = card[name]
  return typeof value === 'string' ? value : ''
}

const WRITERS: Readonly<Record<string, Writer>> = {
  image: writeImage,
  gallery: (card) => listOf(card, 'images').map(writeImage).join('') + caption(card),
  'before-after': (card) =>
    ['beforeImage', 'afterImage'].map((name) => writeImage(group(card, name))).join('') +
    caption(card),
  html: (card) => text(card, 'html'),
  markdown: (card, lose) => renderGhostMarkdown(text(card, 'markdown'), lose),
  'card-markdown': (card, lose) => renderGhostMarkdown(text(card, 'markdown'), lose),
  code: writeCode,
  codeblock: writeCode,
  hr: () => '<hr>',
  horizontalrule: () => '<hr>',
  bookmark: writeBookmark,
  embed: writeEmbed,
  callout: (card) =>
    `<blockquote><p>${escapeHtml(text(card, 'calloutEmoji'))} ${text(card, 'calloutText')}</p></blockquote>`,
  toggle: (card) =>
    `<details><summary>${text(card, 'heading')}</summary>${text(card, 'content')}</details>`,
  button: (card) => button(card, 'buttonUrl', 'buttonText'),
  audio: (card, lose) => writeMedia(card, text(card, 'title'), ['thumbnailSrc'], lose),
  video: (card, lose) =>
    writeMedia(card, text(card, 'fileName'), ['customThumbnailSrc', 'thumbnailSrc'], lose),
  file: (card) => {
    const title = text(card, 'fileTitle') || text(card, 'fileName')
    return paragraphTag(linkTag(text(card, 'src'), title)) + paragraphTag(text(card, 'fileCaption'))
  },
  product: writeProduct,
  header: (card) =>
    imageOf(card, 'backgroundImageSrc') +
    headings(card) +
    (card['buttonEnabled'] === true ? button(card, 'buttonUrl', 'buttonText') : ''),
  signup: (card, lose) => {
    lose(`a form to sign up for emails (“${text(card, 'buttonText')}”)`)
    return (
      imageOf(card, 'backgroundImageSrc') + headings(card) + paragraphTag(text(card, 'disclaimer'))
    )
  },
  'call-to-action': (card) =>
    (card['hasSponsorLabel'] === false ? '' : text(card, 'sponsorLabel')) +
    imageOf(card, 'imageUrl') +
    text(card, 'textValue') +
    (card['showButton'] === false ? '' : button(card, 'buttonUrl', 'buttonText')),
  email: leaveOutEmail,
  'email-cta': leaveOutEmail,
  paywall: (_, lose) => {
    lose('the boundary of what only members could read')
    return ''
  },
  transistor: (_, lose) => {
    lose('a player of podcasts for members')
    return ''
  },
}

function group(card: Card, name: string): Card {
  const value = card[name]
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
}

function listOf(card: Card, name: string): Card[] {
  const value: unknown = card[name]
  return Array.isArray(value) ? value.map((each: unknown) => group({ each }, 'each')) : []
}

function caption(card: Card): string {
  return paragraphTag(text(card, 'caption'))
}

function imageOf(card: Card, name: string): string {
  const src = text(card, name)
  return src === '' ? '' : paragraphTag(imageTag(src))
}

function writeImage(card: Card): string {
  const src = text(card, 'src')
  if (src === '') return caption(card)
  const href = text(card, 'href')
  const tag = imageTag(src, text(card, 'alt') || text(card, 'title'))
  return (
    paragraphTag(href === '' ? tag : `<a href="${escapeHtml(href)}">${tag}</a>`) + caption(card)
  )
}

function writeCode(card: Card): string {
  const language = escapeHtml(text(card, 'language'))
  const code = escapeHtml(text(card, 'code'))
  return `<pre><code class="language-${language}">${code}</code></pre>${caption(card)}`
}

function button(card: Card, url: string, words: string): string {
  const address = text(card, url)
  return address === ''
    ? paragraphTag(escapeHtml(text(card, words)))
    : paragraphTag(linkTag(address, text(card, words)))
}

function headings(card: Card): string {
  const [header, subheader] = [text(card, 'header'), text(card, 'subheader')]
  return (header === '' ? '' : `<h2>${header}</h2>`) + paragraphTag(subheader)
}

function writeBookmark(card: Card, lose: Lose): string {
  const about = { ...card, ...group(card, 'metadata') }
  const icon = text(about, 'icon')
  if (icon !== '') lose(`the icon of a bookmark, ${icon}`)
  const source = [text(about, 'author'), text(about, 'publisher')].filter((each) => each !== '')
  return (
    imageOf(about, 'thumbnail') +
    paragraphTag(linkTag(text(card, 'url'), text(about, 'title'))) +
    paragraphTag(escapeHtml(text(about, 'description'))) +
    paragraphTag(escapeHtml(source.join(', '))) +
    caption(card)
  )
}

// What is quoted, such as a tweet, stands in it as text; a player is a frame.
function writeEmbed(card: Card, lose: Lose): string {
  const html = text(card, 'html')
  const url = text(card, 'url')
  if (url === '') return html + caption(card)
  lose(`a player or frame, which became a link to ${url}`)
  const title = text(group(card, 'metadata'), 'title')
  const quoted = /<blockquote/i.test(html) ? html : ''
  return quoted + paragraphTag(linkTag(url, title)) + caption(card)
}

function writeMedia(card: Card, title: string, posters: string[], lose: Lose): string {
  const src = text(card, 'src')
  lose(`a player, which became a link to ${src}`)
  const poster = posters.find((name) => text(card, name) !== '')
  return (
    (poster === undefined ? '' : imageOf(card, poster)) +
    paragraphTag(linkTag(src, title)) +
    caption(card)
  )
}

function writeProduct(card: Card): string {
  const title = text(card, 'productTitle')
  const stars = card['productRatingEnabled'] === true ? Number(card['productStarRating']) : 0
  return (
    imageOf(card, 'productImageSrc') +
    (title === '' ? '' : `<h4>${title}</h4>`) +
    paragraphTag(stars > 0 && stars <= 5 ? '★'.repeat(stars) : '') +
    text(card, 'productDescription') +
    (card['productButtonEnabled'] === true ? button(card, 'productUrl', 'productButton') : '')
  )
}

function leaveOutEmail(card: Card, lose: Lose): string {
  const said = text(card, 'html')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  lose(`a text that only emails had: “${said}”`)
  return ''
}
