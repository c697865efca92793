import { isBooking, schedulingUrl } from '#app/integrations/scheduling/scheduling.ts'
import { countVisit } from '#app/ui/behaviours/visit-counts.ts'

/** How long the box waits before it says that the outside page is late. */
const PATIENCE_MS = 8_000

/** A browser may report that a frame has loaded some milliseconds before it reports that its address is forbidden. */
const REFUSAL_MS = 100

/** Until it has loaded, the box shows its link and telephone and says what is going on. */
export function showOutside(box: HTMLElement, link: HTMLAnchorElement): void {
  if (box.querySelector('iframe')) return
  if (!navigator.onLine) return showStatus(box, 'offline')
  const frame = frameFor(link, wantedAddress(box, link))
  const late = setTimeout(() => showStatus(box, 'slow'), PATIENCE_MS)
  const refuse = ({ effectiveDirective }: SecurityPolicyViolationEvent) => {
    if (effectiveDirective !== 'frame-src') return
    stopWaiting()
    frame.remove()
    showStatus(box, 'refused')
  }
  const stopWaiting = () => {
    clearTimeout(late)
    document.removeEventListener('securitypolicyviolation', refuse)
  }
  document.addEventListener('securitypolicyviolation', refuse)
  frame.addEventListener('load', () => {
    setTimeout(() => {
      if (!frame.isConnected) return
      stopWaiting()
      showInBox(box, frame)
    }, REFUSAL_MS)
  })
  if (box.matches('[data-calendar]')) countBooking(frame)
  showStatus(box, 'loading')
  box.append(frame)
}

/** Offers to pass name and email of the page's form on to the calendar; only a ticked checkbox does it. */
export function offerPrefill(box: HTMLElement): void {
  const label = box.querySelector<HTMLElement>('[data-prefill]')
  if (label) label.hidden = !('name' in writtenAbove())
}

function frameFor(link: HTMLAnchorElement, address: string): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  frame.title = link.dataset['title'] ?? ''
  frame.className = 'coming'
  // It may run scripts and open windows, but never navigate this page.
  frame.setAttribute(
    'sandbox',
    'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox',
  )
  // Map services refuse requests without a referrer; the path stays private.
  frame.referrerPolicy = 'strict-origin'
  frame.src = address
  return frame
}

// The frame is not moved in the document: a moved frame loads again.
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

function showStatus(box: HTMLElement, what: 'loading' | 'slow' | 'offline' | 'refused'): void {
  const line = box.querySelector<HTMLElement>('[data-status]')
  if (line) line.textContent = line.dataset[what] ?? ''
  box.parentElement?.querySelector('.outside-help')?.classList.add('on')
}

function countBooking(frame: HTMLIFrameElement): void {
  const { origin } = new URL(frame.src)
  const receive = (message: MessageEvent) => {
    if (!isBooking(message, { origin, window: frame.contentWindow })) return
    removeEventListener('message', receive)
    countVisit('booked')
  }
  addEventListener('message', receive)
}
