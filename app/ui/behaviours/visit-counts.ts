import type { FixedAddress } from '#app/addresses.ts'
import { around } from '#app/ui/behaviours/around.ts'

// A booking link names its page (`siteLinks`), or leads to the booking part of the contact page.
const BOOKING = 'a[href*="content=%2F"],a[href$="#schedule"]'
const CALL = 'a[href^="tel:"]'

// https://w3c.github.io/gpc/, which TypeScript does not know yet.
type WishfulNavigator = Navigator & { globalPrivacyControl?: boolean }

const VISITS: FixedAddress = '/visits'

// After the page is painted, or when the reader leaves before.
const COUNTED_AFTER_MS = 1000

/** By page and day, and by nothing else. */
export function startVisitCounts(): void {
  const countPage = () => {
    clearTimeout(timer)
    removeEventListener('pagehide', countPage)
    countVisit('page')
  }
  const timer = setTimeout(countPage, COUNTED_AFTER_MS)
  addEventListener('pagehide', countPage)
  document.addEventListener('click', (event) => {
    if (around(event, BOOKING)) countVisit('booking')
    if (around(event, CALL)) countVisit('call')
  })
}

/** Unless the reader's browser asks not to be counted. */
export function countVisit(kind: 'page' | 'booking' | 'booked' | 'call'): void {
  if (import.meta.env.SITE_BACKEND === 'none') return
  // An answer tells something about its reader.
  if (document.querySelector('[data-uncounted]') !== null) return
  // Some extensions set this and not the header; the server checks the headers.
  if ((navigator as WishfulNavigator).globalPrivacyControl) return
  navigator.sendBeacon(VISITS, new URLSearchParams({ [kind]: location.pathname }))
}
