import { STYLE, styleOf } from '#app/features/rich-text/disarmed-html.ts'
import { UNSEEN } from '#app/features/rich-text/html/read-table.ts'

const HIDDEN = [
  /(?<![\w-])display\s*:\s*none/i,
  /(?<![\w-])visibility\s*:\s*(?:hidden|collapse)/i,
  /mso-hide\s*:\s*(?:all|screen)/i,
  /(?<![\w-])opacity\s*:\s*0(?:\.0*)?\s*(?:;|!|$)/i,
  // Words for screen readers beside an icon.
  /(?<![\w-])clip\s*:\s*rect\(\s*[01]|clip-path\s*:\s*inset\((?:50|100)%/i,
  /(?<![\w-])(?:left|text-indent)\s*:\s*-\d{3,}/i,
  /^(?=.*(?<![\w-])overflow\s*:\s*hidden).*(?<![\w-])(?:max-)?(?:height|width)\s*:\s*[01](?:px|pt)?\s*(?:;|!|$)/is,
]
const WITHOUT_SIZE = /(?<![\w-])font-size\s*:\s*0(?:\.0*)?(?:px|pt|r?em|%)?\s*(?:;|!|$)/i
// By the names that most style sheets have for it.
const FOR_SCREEN_READERS = '.screen-reader-text, .sr-only, .visually-hidden, .visuallyhidden'
const NEVER_SHOWN = `audio, canvas, datalist, dialog:not([open]), iframe, noscript, template, video, xml, ${FOR_SCREEN_READERS}`
const FIELDS = 'input:not([type="image"]), meter, output, progress, select, textarea'
// Accordions have their headings in buttons.
const BUTTONS = 'button:not(h1 *, h2 *, h3 *, h4 *, h5 *, h6 *, dt *, summary *)'
const OF_A_GRID = new Set(['tr', 'td', 'th', 'col', 'colgroup'])

/** Takes out what whoever copied it did not see. What belongs to a table is only marked, so that its rows keep their width. */
export function leaveOutHidden(body: HTMLElement, html: string): void {
  for (const element of body.querySelectorAll(`${NEVER_SHOWN}, ${FIELDS}, ${BUTTONS}`)) {
    element.remove()
  }
  const byRule = hiddenByRules(body, html)
  for (const element of body.querySelectorAll('*')) {
    if (!isHidden(element, byRule)) continue
    if (!OF_A_GRID.has(element.localName)) element.remove()
    else
      for (const each of [element, ...element.querySelectorAll('col')])
        each.setAttribute(UNSEEN, '')
  }
}

function isHidden(element: Element, byRule: ReadonlySet<Element>): boolean {
  const style = styleOf(element)
  if (element.hasAttribute('hidden') || HIDDEN.some((pattern) => pattern.test(style))) return true
  if (WITHOUT_SIZE.test(style)) return element.querySelector(`[${STYLE}*="font-size" i]`) === null
  return byRule.has(element) && !/(?<![\w-])(?:display|visibility):/i.test(style)
}

// Word names its hidden character styles in a style sheet. Constructed, it is neither applied nor refused by the CSP.
function hiddenByRules(body: HTMLElement, html: string): ReadonlySet<Element> {
  const hidden = new Set<Element>()
  const sheet = new CSSStyleSheet()
  const texts = [...html.matchAll(/<style\b[^>]*>([^]*?)<\/style\s*>/gi)].map(([, text]) => text)
  // Nothing can be asked for by a selector with a namespace.
  sheet.replaceSync(texts.join('\n').replaceAll(/@namespace[^;]*;/gi, ''))
  for (const rule of sheet.cssRules) {
    if (!(rule instanceof CSSStyleRule)) continue
    const { display, visibility } = rule.style
    if (display === '' && visibility === '') continue
    const hides = display === 'none' || visibility === 'hidden' || visibility === 'collapse'
    for (const element of body.querySelectorAll(rule.selectorText)) {
      if (hides) hidden.add(element)
      else hidden.delete(element)
    }
  }
  return hidden
}

const OF_COMMENTS = /mso-element:\s*comment|mso-special-character:\s*comment/i
// A note has the same form as a comment, and the words that a comment is about have its class.
const COMMENTS =
  '.msocomtxt, .msocomoff, .msocomanchor, a[href*="#_msocom_"], a[href*="#_msoanchor_"]'
const COMMENTS_OF_DOCS = 'a[href^="#cmnt"]'

/** Takes out what colleagues wrote beside the text. @returns whether there was any */
export function leaveOutComments(body: HTMLElement): boolean {
  const styled = [...body.querySelectorAll(`[${STYLE}*="mso-"]`)].filter((element) =>
    OF_COMMENTS.test(styleOf(element)),
  )
  const ofDocs = [...body.querySelectorAll(COMMENTS_OF_DOCS)].map((link) =>
    link.getAttribute('href')?.startsWith('#cmnt_ref') === true
      ? (link.closest('div') ?? link.closest('p') ?? link)
      : (link.closest('sup') ?? link),
  )
  const comments = [...styled, ...ofDocs, ...body.querySelectorAll(COMMENTS)]
  for (const comment of comments) comment.remove()
  return comments.length > 0
}

/** As if all of them were accepted. Elsewhere `del` is a word that readers shall see struck. */
export function acceptChanges(body: HTMLElement, html: string): void {
  const isOfWord = /schemas-microsoft-com:office|class=["']?Mso/i.test(html)
  const deleted = isOfWord
    ? 'del, .msoDel, .msoMoveFrom'
    : 'del[cite], [class*="TrackChangeTextDeletion"]'
  for (const element of body.querySelectorAll(deleted)) element.remove()
}
