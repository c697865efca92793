import { requestedInAddress, searchInFiles } from '#app/features/posts/ui/search-in-files.ts'

const PAUSE_MS = 250
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
    const page = new DOMParser().parseFromString(await result.text(), 'text/html')
    const results = page.querySelector('[data-live-results]')
    if (!result.ok || !results) throw new Error(`The search was answered with ${result.status}`)
    if (MAY_BE_FILE) searchInFiles(form, results)
    place.replaceChildren(...results.childNodes)
  } finally {
    loading.remove()
  }
}
