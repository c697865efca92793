import { wordsOf } from '#test/seo/language/readability.ts'

/** Elements that stand inside a sentence; every other one begins a block of its own. */
const INLINE = /<\/?(?:a|abbr|b|bdi|cite|code|em|i|span|strong|time)(?: [^>]*)?>/g
const UNREAD = /<(script|style|template)[\s>][\s\S]*?<\/\1>/g
/** Inside a sentence: drawings, and React's marks. */
const UNSEEN = /<svg[\s\S]*?<\/svg>|<!--[\s\S]*?-->/g
const ONLY_SPOKEN = /<span class="vh">[\s\S]*?<\/span>/g
/** Spoken, shown as a hint, or printed by search engines. */
const SPOKEN = / (?:aria-label|alt|title|placeholder|content)="([^"]* [^"]*)"/g
/** Stands after the full stop of what it belongs to. */
const DAY_OF_SOURCE = /(?<=[.?!]) \([^()]*\)/g
const SOURCES = /^(?:Sources?|Fuentes?|Fontes?)\s?:/
/** Words, without names, from which on a text without a full stop is read as a sentence all the same. */
const LONG = 8

/** Everything that a reader sees or hears of a page, with its frame. */
export function allTextsOf(html: string): string[] {
  const spoken = [...html.matchAll(SPOKEN)].map(([, text = '']) => unescape(text))
  return [...blocksOf(html), ...spoken]
}

/** Of the page itself; short labels, headings and list entries are none. */
export function sentencesOf(html: string): string[] {
  const [main = ''] = /<main[\s\S]*<\/main>/.exec(html) ?? []
  return blocksOf(main.replaceAll(ONLY_SPOKEN, '')).flatMap(sentencesIn)
}

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })

function sentencesIn(block: string): string[] {
  // With their full stops they end a sentence before a capital letter.
  const text = block
    .replaceAll('U.S.', 'US')
    .replaceAll('EE. UU.', 'EEUU')
    .replaceAll(DAY_OF_SOURCE, '')
  return [...segmenter.segment(text)]
    .map(({ segment }) => segment.trim())
    .filter((sentence) => !SOURCES.test(sentence))
    .filter((sentence) => /[.?!][”"’)\s»]*$/.test(sentence) || wordsOf(sentence).length >= LONG)
}

/** Paragraphs, list items, headings and labels, without mark-up. */
function blocksOf(html: string): string[] {
  return html
    .replaceAll(UNREAD, '\n')
    .replaceAll(UNSEEN, '')
    .replaceAll(INLINE, '')
    .split(/<[^>]*>|\n/)
    .map((block) => unescape(block).replaceAll(/\s+/g, ' ').trim())
    .filter((block) => /\p{L}/u.test(block))
}

function unescape(text: string): string {
  const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }
  return text.replaceAll(/&(#x27|\w+);/g, (escaped, name: string) => signs[name] ?? escaped)
}
