import { around } from '#app/ui/behaviours/around.ts'

// A link to book names the page that it stands on (`siteLinks`), or leads to the part of the contact page that does.
const BOOKING = 'a[href*="content=%2F"],a[href$="#schedule"]'
const CALL = 'a[href^="tel:"]'

// https://w3c.github.io/gpc/, which TypeScript does not know yet.
type WishfulNavigator = Navigator & { globalPrivacyControl?: boolean }

/** Counts this page, and presses on its links to book and to call: for the firm, by page and day, and by nothing else. */
export function startVisitCounts(): void {
  countVisit('page')
  document.addEventListener('click', (event) => {
    if (around(event, BOOKING)) countVisit('booking')
    if (around(event, CALL)) countVisit('call')
  })
}

/** Tells the server that something happened on this page, unless the reader's browser asks not to be counted. */
export function countVisit(kind: 'page' | 'booking' | 'booked' | 'call'): void {
  // Nobody is there who could count.
  if (import.meta.env.SITE_BACKEND === 'none') return
  // Some extensions set this and not the header. The server looks at the headers of this wish and of Do Not Track.
  if ((navigator as WishfulNavigator).globalPrivacyControl) return
  navigator.sendBeacon('/visits', new URLSearchParams({ [kind]: location.pathname }))
}
