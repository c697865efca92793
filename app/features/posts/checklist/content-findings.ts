import type { Token } from 'markdown-it'
import type { CheckedForm, ChecklistRules, Finding } from '#app/features/posts/checklist/finding.ts'
import { outsideHost } from '#app/features/images/external-image.ts'
import { foldForSearch } from '#app/platform/texts/fold-for-search.ts'
import { findBareFigures, findForbiddenWords } from '#app/features/facts/text-checks.ts'
import { createMarkdown, plainText } from '#app/features/rich-text/markdown/markdown-flavour.ts'

type ContentFinding = Omit<Finding, 'field'>

const markdown = createMarkdown()

export function findContentFindings(
  { title, content }: Pick<CheckedForm, 'title' | 'content'>,
  rules: ChecklistRules,
): ContentFinding[] {
  const tokens = markdown.parse(content, {})
  const outline = createOutline(title)
  return tokens.flatMap((token, index): ContentFinding[] => {
    const line = token.map?.[0] ?? 0
    const opening = tokens[index - 1]
    const found = token.type !== 'inline' ? [] : inlineFindings(token.children ?? [], rules)
    if (opening?.type === 'heading_open') found.unshift(...outline.add(opening, token))
    return found.map((finding) => ({ ...finding, line }))
  })
}

// The page's title is the only first level, so the content begins at the second (see render-content.ts).
function createOutline(title: string) {
  const folded = foldForSearch(title)
  let level = 1
  return {
    add({ tag }: Token, { children }: Token): ContentFinding[] {
      const words = plainText(children ?? []).trim()
      const own = Number(tag.slice(1))
      const isSkipped = Math.max(2, own) > level + 1
      level = Math.max(2, own)
      if (words === '') return [{ kind: 'heading-empty', words }]
      return [
        ...(own === 1 ? [{ kind: 'heading-first', words } as const] : []),
        ...(isSkipped ? [{ kind: 'heading-skipped', words } as const] : []),
        ...(foldForSearch(words) === folded ? [{ kind: 'title-in-text', words } as const] : []),
      ]
    },
  }
}

function inlineFindings(tokens: readonly Token[], rules: ChecklistRules): ContentFinding[] {
  return [
    ...tokens.filter(isSilentImage).map((token) => ({
      kind: 'image-alt' as const,
      words: String(token.attrGet('src') ?? ''),
    })),
    ...tokens
      .filter(({ type }) => type === 'image')
      .map((token) => String(token.attrGet('src') ?? ''))
      .filter((address) => outsideHost(address, rules.imageHosts) !== null)
      .map((words) => ({ kind: 'image-outside' as const, words })),
    ...tokens.flatMap((token, index) =>
      token.type === 'link_open' ? checkLink(token, insideOf(tokens, index)) : [],
    ),
    // Code is a quotation.
    ...findTextFindings(plainText(tokens.filter(({ type }) => type !== 'code_inline')), rules),
  ]
}

function isSilentImage({ type, children }: Token): boolean {
  return type === 'image' && plainText(children ?? []).trim() === ''
}

function insideOf(tokens: readonly Token[], opening: number): readonly Token[] {
  let closing = opening + 1
  while (closing < tokens.length && tokens[closing]?.type !== 'link_close') closing += 1
  return tokens.slice(opening + 1, closing)
}

function checkLink(link: Token, inside: readonly Token[]): ContentFinding[] {
  const address = String(link.attrGet('href') ?? '')
  const words = plainText(inside).trim()
  // An image without alt text inside a link is reported as an image.
  if (words === '') {
    return inside.some(isSilentImage) ? [] : [{ kind: 'link-empty', words: address }]
  }
  return isVague(words) ? [{ kind: 'link-vague', words }] : []
}

type TextFinding = Pick<Finding, 'words' | 'fact'> & {
  kind: 'forbidden-word' | 'figure' | 'figure-of-fact'
}

export function findTextFindings(text: string, { glossary, facts }: ChecklistRules): TextFinding[] {
  return [
    ...findForbiddenWords(text, glossary).map((words) => ({
      kind: 'forbidden-word' as const,
      words: words.replaceAll(/\s+/g, ' '),
    })),
    ...findBareFigures(text)
      .map((figure) => figure.replace(/(?<![.,])[.,]+$/, ''))
      .filter(isAmountOrPeriod)
      .map((words) => toFigure(words, facts)),
  ]
}

// A post is dated news, so bare years and numbers are its own; amounts of money and periods may be law.
function isAmountOrPeriod(figure: string): boolean {
  return /^\$\d|\p{L}/u.test(figure)
}

function toFigure(words: string, facts: ChecklistRules['facts']): TextFinding {
  const same = facts.find(({ value }) => value.toLowerCase() === words.toLowerCase())
  return same ? { kind: 'figure-of-fact', words, fact: same.key } : { kind: 'figure', words }
}

// In English, Spanish, Portuguese and French, without accents and signs.
const VAGUE = new Set(
  `
here, click, click here, click this, click this link, press here, see here, go here, more, read more, learn more, find out more,
see more, more info, more information, more details, details, info, this, this link, this page, this site, this website,
this article, link, page, website, continue, continue reading,
aqui, clic aqui, haga clic aqui, pulse aqui, vea aqui, mas, leer mas, ver mas, mas informacion, este enlace, enlace, esta pagina,
este articulo, siga leyendo,
clique aqui, veja aqui, mais, leia mais, ler mais, saiba mais, veja mais, mais informacoes, este link, este artigo, continue lendo,
ici, cliquez ici, voir ici, plus, lire plus, lire la suite, en savoir plus, voir plus, plus dinformations, ce lien, lien, cette page,
cet article
`
    .trim()
    .split(/,\s+/),
)

const BARE_ADDRESS = /^(?:https?:\/\/|www\.)\S+$|^[\w-]+(?:\.[\w-]+)+\/\S*$/i

/** Out of context, such words do not say where a link leads (WCAG 2.2, 2.4.4 and 2.4.9). */
function isVague(words: string): boolean {
  const plain = foldForSearch(words).replaceAll(/[^\p{L}\p{N} ]+/gu, '')
  return VAGUE.has(plain.trim()) || BARE_ADDRESS.test(words)
}
