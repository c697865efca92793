import { quoteAllFacts } from '#app/features/facts/fact.ts'
import { factsOf } from '#app/features/content/facts-of-site.ts'
import { pageOfRecord, type SitePage, sitePages, wordsOf } from '#app/features/pages/site-pages.ts'
import { textsToTranslate } from '#app/features/content/translated-data.ts'
import { textsIn } from '#app/features/content/translation-source.ts'
import type { SiteContent } from '#app/features/content/site-content.ts'
import { createMarkdown, plainText } from '#app/features/rich-text/markdown/markdown-flavour.ts'
import { answersOf } from '#app/features/site/answers/answers.ts'
import { changesOf } from '#app/features/site/changes/changes.ts'
import { factsInShort } from '#app/features/site/countries/country-page.ts'
import { interfaceTexts } from '#app/features/site/interface-texts.ts'
import { paragraphsOf } from '#app/features/site/pages/question.ts'
import { hasQuickExit } from '#app/features/site/pages/quick-exit.ts'
import type { EntryKind, SearchEntry } from '#app/features/site/search/search-index.ts'

const LONGEST_SUMMARY = 180

/** Everything but posts; the figures are those that a page prints at `now`. */
export function siteEntries(site: SiteContent, now: Date): SearchEntry[] {
  const pages = sitePages(site).flatMap((page) => [
    ...pageEntry(site, page),
    ...sectionEntries(page),
  ])
  const questions = site.list('question').map(({ id, data: { page, question, answer } }) => {
    const [summary = ''] = paragraphsOf(answer)
    const path = pageOfRecord(site, 'page', page)?.path ?? '/faq'
    return entryOf('question', `${path}#${id}`, { title: question, summary, text: answer })
  })
  const terms = site.list('term').map(({ id, data: { term, definition, alsoCalled } }) =>
    entryOf('term', `/glossary#${id}`, {
      title: term,
      summary: definition,
      text: [definition, ...alsoCalled].join('\n'),
    }),
  )
  const changes = changesOf(site).map(({ path, title, affected, text }) =>
    entryOf('change', path, { title, summary: affected, text: [affected, text].join('\n') }),
  )
  // The words of a question are found where the question stands.
  const answers = answersOf(site)
    .filter(({ sameAs }) => sameAs === null)
    .map(({ path, question, paragraphs: [summary = ''], answer, askLawyer }) =>
      entryOf('answer', path, { title: question, summary, text: `${answer}\n${askLawyer}` }),
    )
  const entries = [...pages, ...questions, ...answers, ...terms, ...changes]
  return quoteAllFacts(entries, factsOf(site), now, site.locale).map((entry) => ({
    ...entry,
    summary: shortened(entry.summary),
    text: withoutAddresses(entry.text),
  }))
}

type EntryTexts = Pick<SearchEntry, 'title' | 'summary' | 'text'>

function entryOf(kind: EntryKind, path: string, texts: EntryTexts): SearchEntry {
  return { kind, path, ...texts, postId: null }
}

function pageEntry(site: SiteContent, page: SitePage): SearchEntry[] {
  const { path } = page
  const { name, title, subtitle, description } = wordsOf(page, site, interfaceTexts(site.locale))
  switch (page.type) {
    case 'blog':
      return [entryOf('page', path, { title, summary: description, text: '' })]
    case 'service': {
      const text = textsIn(textsToTranslate('service', page.record.data)).join('\n')
      return [entryOf('service', path, { title: name, summary: description, text })]
    }
    // A life story answers no question.
    case 'person': {
      const text = page.record.data.languages.join('\n')
      return [entryOf('person', path, { title, summary: subtitle, text })]
    }
    // Not what its facts mean, which all of these pages say.
    case 'country': {
      const summary = factsInShort(page.record.data, interfaceTexts(site.locale)).join('; ')
      return [entryOf('country', path, { title, summary, text: '' })]
    }
    case 'answer':
      return []
    case 'page': {
      const { data } = page.record
      const fees = data.layout === 'fees' ? site.list('fee').map((fee) => fee.data) : []
      const printed = fees.filter(({ amount }) => amount !== null)
      return [
        entryOf('page', path, {
          title,
          summary: description,
          text: textsIn([textsToTranslate('page', data), printed], ANCHORED).join('\n'),
        }),
      ]
    }
  }
}

/** The anchors of a page are words for its sections; those of all services are the same. */
const ANCHORED = ['kind', 'tool', 'when']

/** Of a page for people at risk, who need the one that says what to do now, and of one whose record says so. */
function sectionEntries(page: SitePage): SearchEntry[] {
  const { type, record, path } = page
  if (type !== 'page' || record.data.layout !== 'plain') return []
  if (!hasQuickExit(page) && record.data.sectionsInSearch !== true) return []
  return record.data.sections.flatMap((section) => {
    if (section.kind !== 'text' || section.when !== undefined) return []
    const { id, title, text } = section
    const summary = withoutMarks(paragraphsOf(text)[0] ?? '')
    return [entryOf('page', `${path}#${id}`, { title, summary, text })]
  })
}

const markdown = createMarkdown()

/** Of Markdown. */
function withoutMarks(text: string): string {
  const tokens = markdown.parse(text, {})
  return tokens.flatMap(({ children }) => (children ? plainText(children) : [])).join(' ')
}

/** Of Markdown. */
export function withoutAddresses(text: string): string {
  return text.replaceAll(/\]\([^)\s]*\)|https?:\/\/\S+/g, ' ')
}

function shortened(text: string): string {
  if (text.length <= LONGEST_SUMMARY) return text
  return `${text.slice(0, text.lastIndexOf(' ', LONGEST_SUMMARY))} …`
}
