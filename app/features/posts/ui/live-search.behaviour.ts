import { type CountedText, countText } from '#app/platform/texts/counted-text.ts'
import { foldForSearch } from '#app/platform/texts/fold-for-search.ts'

const PAUSE_MS = 250
/** After a search that failed; the last one is repeated. */
const RETRY_PAUSES_MS = [2_000, 4_000, 8_000, 16_000, 30_000]
const STYLE = /<style>([^<]*)<\/style>/
// Decided by the build: only a site without a backend has pages as files, where no server responds.
const MAY_BE_FILE = import.meta.env.SITE_BACKEND === 'none'

/**
 * Fetches the form's own address and swaps `[data-live-results]`; without it the form is a plain GET. A search that fails leaves
 * the page as it is and is tried again; only a submitted one then leaves the page.
 */
export default function startLiveSearch(form: HTMLElement): void {
  if (!(form instanceof HTMLFormElement)) return
  let timer: ReturnType<typeof setTimeout> | undefined
  let running = new AbortController()
  let failures = 0

  const searchAfter = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void search(), ms)
  }
  if (MAY_BE_FILE && requestedInAddress(form)) void search()
  form.addEventListener('input', () => searchAfter(PAUSE_MS))
  // Typed before this code was loaded.
  if ([...form.querySelectorAll('input')].some(isChanged)) searchAfter(PAUSE_MS)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    clearTimeout(timer)
    void search({ isSubmitted: true })
  })
  addEventListener('online', () => failures > 0 && searchAfter(0))

  async function search({ isSubmitted = false } = {}): Promise<void> {
    running.abort()
    running = new AbortController()
    const address = addressOf(form as HTMLFormElement)
    try {
      await showResults(form as HTMLFormElement, address, running.signal)
      failures = 0
      history.replaceState(history.state, '', address)
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return
      // oxlint-disable-next-line no-console -- spec 8.7: logged
      console.error(`The search failed: ${error instanceof Error ? error.message : String(error)}`)
      // The browser goes there by itself, and reports what is wrong.
      if (isSubmitted) return location.assign(address)
      searchAfter(RETRY_PAUSES_MS[failures] ?? RETRY_PAUSES_MS.at(-1) ?? 0)
      failures += 1
    }
  }
}

function isChanged({ value, defaultValue }: HTMLInputElement): boolean {
  return value !== defaultValue
}

function addressOf(form: HTMLFormElement): string {
  const query = new URLSearchParams()
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && value.trim() !== '') query.set(name, value)
  }
  return query.size > 0 ? `${form.action}?${query.toString()}` : form.action
}

async function showResults(
  form: HTMLFormElement,
  address: string,
  signal: AbortSignal,
): Promise<void> {
  const place = document.querySelector<HTMLElement>('[data-live-results]')
  if (!place) throw new Error('This page has no place for results')
  const line = place.querySelector('.searching') ?? addLine(place)
  try {
    const result = await fetch(address, { signal })
    const html = await result.text()
    // Without its style, which the policy of this page would not allow.
    const page = new DOMParser().parseFromString(html.replace(STYLE, ''), 'text/html')
    const results = page.querySelector('[data-live-results]')
    if (!result.ok || !results) throw new Error(`The search was answered with ${result.status}`)
    if (MAY_BE_FILE) searchInFiles(form, results)
    adoptStyle(html)
    place.replaceChildren(...results.childNodes)
  } catch (error) {
    // After an abort the line is the next search's.
    if (!signal.aborted) line.textContent = place.dataset['failed'] ?? ''
    throw error
  }
}

// A page carries only the rules for what it shows, and these results may show something else.
function adoptStyle(html: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(STYLE.exec(html)?.[1] ?? '')
  document.adoptedStyleSheets = [sheet]
}

function addLine(place: HTMLElement): HTMLElement {
  const line = document.createElement('p')
  line.className = 'muted searching'
  line.textContent = place.dataset['loading'] ?? ''
  place.prepend(line)
  return line
}

// The file was made without the search of the page's address.
function requestedInAddress(form: HTMLFormElement): boolean {
  const requested = new URLSearchParams(location.search).get('q') ?? ''
  const field = form.querySelector('input')
  if (form.dataset['inFiles'] === undefined || requested === '' || field === null) return false
  if (field.value === '') field.value = requested
  return field.value === requested
}

// Does what `searchPosts` does on the server; changes `results`, or nothing where the page is no file.
function searchInFiles(form: HTMLFormElement, results: Element): void {
  if (form.dataset['inFiles'] === undefined) return
  const words = foldForSearch(form.querySelector('input')?.value ?? '')
  if (words === '') return
  const posts = [...results.querySelectorAll('.posts > li')]
  const found = posts.filter((post) => hasWords(post, words))
  for (const post of posts) if (!found.includes(post)) post.remove()
  if (found.length === 0) return showNone(form, results)
  const template = partOf(form, 'found')
  const line = template?.content.cloneNode(true)
  if (!template || !line?.firstChild) return
  const text = JSON.parse(template.dataset['text'] ?? '') as CountedText
  line.firstChild.textContent = countText(text, found.length)
  results.prepend(line)
}

function hasWords(post: Element, words: string): boolean {
  const fields = post.querySelectorAll('h2, h2 + p, .badge')
  return [...fields].some(({ textContent }) => foldForSearch(textContent).includes(words))
}

function showNone(form: HTMLFormElement, results: Element): void {
  const place = document.createElement('div')
  place.className = 'empty'
  const none = partOf(form, 'none')?.content.cloneNode(true)
  if (none) place.append(none)
  results.replaceChildren(place)
}

function partOf(form: HTMLFormElement, name: string): HTMLTemplateElement | null {
  return form.querySelector<HTMLTemplateElement>(`template[data-part=${name}]`)
}
