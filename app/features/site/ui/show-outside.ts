import { isBooking } from '#app/integrations/scheduling/calendar-message.ts'
import { schedulingUrl } from '#app/integrations/scheduling/scheduling.ts'
import { countVisit } from '#app/ui/behaviours/visit-counts.ts'

/** How long a reader waits in silence before the box says that the outside page is late, in milliseconds. */
const PATIENCE_MS = 8_000

/**
 * Shows an outside page in a box, in the place of what waited there. Until it has come the box keeps its link and its
 * telephone and says what is going on; after that they stand under it.
 * @param link its `data-frame` is the page's address, `data-title` its name
 */
export function showOutside(box: HTMLElement, link: HTMLAnchorElement): void {
  if (box.querySelector('iframe')) return
  if (!navigator.onLine) return say(box, 'offline')
  const frame = frameFor(link, wantedAddress(box, link))
  const late = setTimeout(() => say(box, 'slow'), PATIENCE_MS)
  const refuse = ({ effectiveDirective }: SecurityPolicyViolationEvent) => {
    if (effectiveDirective !== 'frame-src') return
    stopWaiting()
    frame.remove()
    say(box, 'refused')
  }
  const stopWaiting = () => {
    clearTimeout(late)
    document.removeEventListener('securitypolicyviolation', refuse)
  }
  document.addEventListener('securitypolicyviolation', refuse)
  frame.addEventListener('load', () => {
    stopWaiting()
    showInBox(box, frame)
  })
  if (box.matches('[data-calendar]')) countBooking(frame)
  say(box, 'loading')
  box.append(frame)
}

/**
 * Offers to hand over what the reader has written into the form of the same page, once it holds a name and an e-mail. Only
 * who ticks the box hands it over, and only when the calendar is asked for.
 */
export function offerPrefill(box: HTMLElement): void {
  const label = box.querySelector<HTMLElement>('[data-prefill]')
  if (label) label.hidden = !('name' in writtenAbove())
}

function frameFor(link: HTMLAnchorElement, address: string): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  frame.title = link.dataset['title'] ?? ''
  frame.className = 'coming'
  // It may run its own scripts and open its own windows, but never send this page elsewhere.
  frame.setAttribute(
    'sandbox',
    'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox',
  )
  // Map services refuse readers that come from nowhere; the path stays ours.
  frame.referrerPolicy = 'strict-origin'
  frame.src = address
  return frame
}

// The frame stays where it is in the document: a frame that is moved loads once more.
function showInBox(box: HTMLElement, frame: HTMLIFrameElement): void {
  for (const waiting of box.querySelectorAll(':scope > :not(iframe)')) waiting.remove()
  frame.className = ''
  frame.focus({ preventScroll: true })
}

function wantedAddress(box: HTMLElement, link: HTMLAnchorElement): string {
  const address = link.dataset['frame'] ?? ''
  const isTicked = box.querySelector<HTMLInputElement>('[data-prefill] input')?.checked === true
  return isTicked ? schedulingUrl(address, { prefill: writtenAbove() }) : address
}

function writtenAbove(): { name: string; email: string } | Record<string, never> {
  const valueOf = (name: string) =>
    document.querySelector<HTMLInputElement>(`#message [name=${name}]`)?.value.trim() ?? ''
  const [name, email] = [valueOf('name'), valueOf('email')]
  return name === '' || email === '' ? {} : { name, email }
}

function say(box: HTMLElement, what: 'loading' | 'slow' | 'offline' | 'refused'): void {
  const line = box.querySelector<HTMLElement>('[data-says]')
  if (line) line.textContent = line.dataset[what] ?? ''
  box.parentElement?.querySelector('.outside-help')?.classList.add('on')
}

function countBooking(frame: HTMLIFrameElement): void {
  const { origin } = new URL(frame.src)
  const hear = (message: MessageEvent) => {
    if (!isBooking(message, { origin, window: frame.contentWindow })) return
    removeEventListener('message', hear)
    countVisit('booked')
  }
  addEventListener('message', hear)
}
