import { navigationTexts } from '#app/features/dashboard/texts.ts'
import { showToast } from '#app/ui/feedback/show-toast.ts'
import { findReasonToStay } from '#app/ui/form/unsaved-input.ts'

const HELD_MS = 20_000

/** What was asked about, and goes through now. */
let passing: Element | null = null

// A document that cannot be loaded would replace the page by the browser's error page; so would the code of a page that the router opens.
// The server is asked first, but only while the connection is in doubt.
export function guardDocuments(isInDoubt: () => boolean): () => void {
  const stop = new AbortController()
  const { signal } = stop
  const onClick = (event: MouseEvent) => {
    const link = linkOf(event)
    if (!link || event.defaultPrevented || link === passing || !isInDoubt()) return
    event.preventDefault()
    event.stopImmediatePropagation()
    void follow(link)
  }
  // Before the router, which would already load the other page's code.
  const onOtherPage = (event: MouseEvent) => {
    if (linkOf(event)?.pathname !== location.pathname) onClick(event)
  }
  // After the page's own handlers: what they take is no document.
  const onSubmit = (event: SubmitEvent) => {
    const form = event.target
    if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.method === 'dialog')
      return
    if (form === passing || !isInDoubt()) {
      hold(form, event.submitter)
      return
    }
    event.preventDefault()
    void send(form, event.submitter)
  }
  window.addEventListener('click', onOtherPage, { capture: true, signal })
  window.addEventListener('click', onClick, { signal })
  window.addEventListener('submit', onSubmit, { signal })
  return () => stop.abort()
}

async function follow(link: HTMLAnchorElement): Promise<void> {
  if (await isReachable()) {
    pass(link, () => link.click())
    return
  }
  const { notLoaded: title, unreachable: text, retry } = navigationTexts
  const press = () => void follow(link)
  showToast({ title, text, tone: 'destructive' }, { text: retry, press })
}

async function send(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
  if (await isReachable()) {
    pass(form, () => form.requestSubmit(submitter))
    return
  }
  const { notSent: title, unreachable, inputKept } = navigationTexts
  showToast({ title, text: `${unreachable} ${inputKept}`, tone: 'destructive' })
}

// The answer replaces the page: words would be lost with it, and a press would break off what was sent. For a time, because the browser
// does not tell when somebody stops it. Where the browser asks first, the page is open still.
function hold({ method, dataset }: HTMLFormElement, submitter: HTMLElement | null): void {
  const main = document.querySelector('main')
  const staysOpen = 'download' in dataset || submitter?.hasAttribute('formtarget') === true
  if (!main || method !== 'post' || staysOpen) return
  if (findReasonToStay(document, 'closing', '') !== null) return
  const release = () => (main.inert = false)
  main.inert = true
  setTimeout(release, HELD_MS)
  // Back to the page as the browser has kept it.
  addEventListener('pageshow', release, { once: true })
}

function pass(element: Element, press: () => void): void {
  passing = element
  press()
  passing = null
}

/** One that replaces this page when it is pressed. */
function linkOf(event: MouseEvent): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey
  if (!link?.href || !isPlain || link.target !== '' || link.hasAttribute('download')) return null
  const isHere = link.pathname === location.pathname && link.search === location.search
  return link.origin === location.origin && !(isHere && link.hash !== '') ? link : null
}

async function isReachable(): Promise<boolean> {
  try {
    return (await fetch('/healthz', { method: 'HEAD', cache: 'no-store' })).ok
  } catch (error) {
    if (error instanceof TypeError) return false
    throw error
  }
}
