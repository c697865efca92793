import { type Fact, quoteAllFacts } from '#app/features/facts/fact.ts'
import { factsIn } from '#app/features/facts/values/facts-in.ts'
import type { SiteContent } from '#app/features/content/site-content.ts'
import { createMarkdown, plainText } from '#app/features/rich-text/markdown/markdown-flavour.ts'
import { interfaceTexts } from '#app/features/site/interface-texts.ts'
import { namedPages } from '#app/features/site/named-pages.ts'
import { countryContent } from '#app/features/site/countries/country-page.ts'
import { paragraphsOf } from '#app/features/site/pages/question.ts'
import { hasQuickExit } from '#app/features/site/pages/quick-exit.ts'
import { personPath } from '#app/features/site/people/people.ts'
import type { EntryKind, SearchEntry } from '#app/features/site/search/search-index.ts'
import { mapTexts } from '#app/platform/map-texts.ts'

const LONGEST_SUMMARY = 180

/** Everything but posts; the figures are those that a page prints at `now`. */
export function siteEntries(site: SiteContent, facts: readonly Fact[], now: Date): SearchEntry[] {
  const pages = namedPages(site).flatMap(({ path }) =>
    [pageEntry(site, path) ?? [], sectionEntries(site, path)].flat(),
  )
  const questions = site.list('question').map(({ id, data: { page, question, answer } }) => {
    const [summary = ''] = paragraphsOf(answer)
    const path = pages.find((entry) => idAt(entry.path) === page)?.path ?? '/faq'
    return entryOf('question', `${path}#${id}`, { title: question, summary, text: answer })
  })
  // A life story answers no question.
  const people = site
    .list('person')
    .map(({ id, data: { name, role, languages } }) =>
      entryOf('person', personPath(id), { title: name, summary: role, text: languages.join('\n') }),
    )
  const terms = site.list('term').map(({ id, data: { term, definition, alsoCalled } }) =>
    entryOf('term', `/glossary#${id}`, {
      title: term,
      summary: definition,
      text: [definition, ...alsoCalled].join('\n'),
    }),
  )
  const entries = [...pages, ...questions, ...terms, ...people]
  return quoteAllFacts(entries, factsIn(facts, site.locale), now, site.locale).map((entry) => ({
    ...entry,
    summary: shortened(entry.summary),
    text: withoutAddresses(entry.text),
  }))
}

type EntryTexts = Pick<SearchEntry, 'title' | 'summary' | 'text'>

function entryOf(kind: EntryKind, path: string, texts: EntryTexts): SearchEntry {
  return { kind, path, ...texts, postId: null }
}

function pageEntry(site: SiteContent, path: string): SearchEntry | null {
  if (path === '/blog') {
    const { title, description } = interfaceTexts(site.locale).blog.list
    return entryOf('page', path, { title, summary: description, text: '' })
  }
  const id = idAt(path)
  const service = site.find('service', id)?.data
  if (service) {
    const { name: title, description: summary } = service
    // The names of drawings are no words of the page.
    const text = wordsIn({ ...service, icon: '', art: '' })
    return entryOf('service', path, { title, summary, text })
  }
  if (path.startsWith('/countries/')) return countryEntry(site, path)
  const page = path.startsWith('/about/') ? null : site.find('page', id)?.data
  if (!page) return null
  const { title, description: summary } = page
  const fees = page.layout === 'fees' ? site.list('fee').map(({ data }) => data) : []
  const printed = fees.filter(({ amount }) => amount !== null)
  return entryOf('page', path, { title, summary, text: wordsIn([page, printed]) })
}

/** Of a page for people at risk, who need the one that says what to do now, and of one whose record says so. */
function sectionEntries(site: SiteContent, path: string): SearchEntry[] {
  const page = site.find('page', idAt(path))
  if (page?.data.layout !== 'plain') return []
  if (!hasQuickExit(page) && page.data.sectionsInSearch !== true) return []
  return page.data.sections
    .filter(({ when }) => when === undefined)
    .map(({ id, title, text }) =>
      entryOf('page', `${path}#${id}`, {
        title,
        summary: withoutMarks(paragraphsOf(text)[0] ?? ''),
        text,
      }),
    )
}

function countryEntry(site: SiteContent, path: string): SearchEntry | null {
  const content = countryContent(site, idAt(path), interfaceTexts(site.locale).countries)
  if (content === null) return null
  const { title, subtitle: summary, text } = content
  return entryOf('page', path, { title, summary, text })
}

function idAt(path: string): string {
  return path === '/' ? 'home' : (path.split('/').at(-1) ?? '')
}

function wordsIn(content: unknown): string {
  const texts: string[] = []
  mapTexts(content, (text) => {
    texts.push(text)
    return text
  })
  return texts.join('\n')
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
