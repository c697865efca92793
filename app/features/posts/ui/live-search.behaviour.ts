import { foldForSearch } from '#app/features/posts/search/search-text.ts'

const PAUSE_MS = 250
const STYLE = /<style>([^<]*)<\/style>/
// Decided by the build: only a site without a backend has pages as files, where no server responds.
const MAY_BE_FILE = import.meta.env.SITE_BACKEND === 'none'

/** Fetches the form's own address and swaps `[data-live-results]`; without it the form is a plain GET. */
export default function startLiveSearch(form: HTMLElement): void {
  if (!(form instanceof HTMLFormElement)) return
  let timer: ReturnType<typeof setTimeout> | undefined
  let running = new AbortController()

  const respondSoon = () => {
    clearTimeout(timer)
    timer = setTimeout(() => void result(), PAUSE_MS)
  }
  if (MAY_BE_FILE && requestedInAddress(form)) void result()
  form.addEventListener('input', respondSoon)
  // Typed before this code was loaded.
  if ([...form.querySelectorAll('input')].some(isChanged)) respondSoon()
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    clearTimeout(timer)
    void result()
  })

  async function result(): Promise<void> {
    running.abort()
    running = new AbortController()
    const address = addressOf(form as HTMLFormElement)
    try {
      await showResults(form as HTMLFormElement, address, running.signal)
      history.replaceState(history.state, '', address)
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return
      // No network or no page: the browser navigates and reports it.
      location.assign(address)
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
  const loading = document.createElement('p')
  loading.className = 'muted loading'
  loading.textContent = place.dataset['loading'] ?? ''
  place.prepend(loading)
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
  } finally {
    loading.remove()
  }
}

// A page carries only the rules for what it shows, and these results may show something else.
function adoptStyle(html: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(STYLE.exec(html)?.[1] ?? '')
  document.adoptedStyleSheets = [sheet]
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
  const { one = '', many = '' } = template.dataset
  line.firstChild.textContent =
    found.length === 1 ? one : many.replace('{count}', String(found.length))
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
