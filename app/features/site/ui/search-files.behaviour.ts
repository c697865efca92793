import { fixedPath, localeOfPath, localPath } from '#app/features/pages/local-path.ts'
import {
  countOf,
  createSearchIndex,
  type FileOfEntries,
  MOST_RESULTS,
  type SearchResult,
} from '#app/features/site/search/search-index.ts'
import type { SearchWords } from '#app/features/site/search/search-terms.ts'
import type { SearchTexts } from '#app/features/site/ui/search-results.tsx'
import type { Locale } from '#app/platform/texts/locales.ts'

const words: Record<Locale, () => Promise<SearchWords>> = {
  en: async () => (await import('#app/features/site/search/words/en.ts')).english,
  es: async () => (await import('#app/features/site/search/words/es.ts')).spanish,
  pt: async () => (await import('#app/features/site/search/words/pt.ts')).portuguese,
  fr: async () => (await import('#app/features/site/search/words/fr.ts')).french,
}

/** The site search of a site of files: the same index as on the server, made in the browser from the file of the page's language. */
export default function startSearchInFiles(form: HTMLElement): void {
  const place = document.querySelector<HTMLElement>('[data-site-results]')
  const field = form.querySelector('input')
  if (!place || !field) return
  let index: ReturnType<typeof readIndex> | null = null
  const search = async () => {
    const query = field.value.trim()
    if (query === '') return
    index ??= readIndex()
    try {
      const { entries, addresses } = await index
      const results = entries.find(query, MOST_RESULTS)
      show(
        form,
        place,
        results.map((result) => ({ ...result, path: localPath(result.path, addresses) })),
      )
    } catch (error) {
      index = null
      place.textContent = textsOf(form).failed
      throw error
    }
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    history.replaceState(
      history.state,
      '',
      `?${new URLSearchParams({ q: field.value }).toString()}`,
    )
    void search()
  })
  const requested = new URLSearchParams(location.search).get('q') ?? ''
  if (field.value === '') field.value = requested
  if (requested !== '') void search()
}

async function readIndex() {
  const locale = localeOfPath(location.pathname)
  const [response, language] = await Promise.all([
    fetch(fixedPath('/search.json', locale)),
    words[locale](),
  ])
  if (!response.ok) throw new Error(`The search was answered with ${response.status}`)
  const { entries, addresses } = (await response.json()) as FileOfEntries
  return { entries: createSearchIndex(entries, language), addresses }
}

function show(form: HTMLElement, place: HTMLElement, results: readonly SearchResult[]): void {
  const part = partOf(form, results.length === 0 ? 'none' : 'found')
  const list = part.querySelector('ol')
  const texts = textsOf(form)
  const [pattern] = list?.children ?? []
  if (list && pattern) {
    const items = results.map((result) => filled(pattern.cloneNode(true) as Element, result, texts))
    list.replaceChildren(...items)
    const heading = part.querySelector('h2')
    if (heading) heading.textContent = countOf(results.length, texts)
  }
  place.replaceChildren(part)
}

function filled(item: Element, { kind, path, title, summary }: SearchResult, texts: SearchTexts) {
  const [link, kindLine, text] = item.children
  link?.setAttribute('href', path)
  if (link) link.textContent = title
  if (kindLine) kindLine.textContent = texts.kinds[kind]
  if (text) text.textContent = summary
  return item
}

function partOf(form: HTMLElement, name: string): DocumentFragment {
  const template = form.querySelector<HTMLTemplateElement>(`template[data-part=${name}]`)
  if (!template) throw new Error(`This page has no part ${name}`)
  return template.content.cloneNode(true) as DocumentFragment
}

function textsOf(form: HTMLElement): SearchTexts {
  const template = form.querySelector<HTMLElement>('template[data-part=found]')
  return JSON.parse(template?.dataset['texts'] ?? '{}') as SearchTexts
}
