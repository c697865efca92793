import { startAccordionKeys } from '#app/ui/behaviours/accordion-keys.ts'
import { startMenus, startServicesMenu } from '#app/ui/behaviours/menus.ts'
import { startToasts } from '#app/ui/behaviours/toasts.ts'
import { around } from '#app/ui/behaviours/around.ts'

/** Spec 9.5, in pixels: shown only beyond them. */
const BAR_THRESHOLD = 10
const BOOKING_THRESHOLD = 200

/** Listens on the document, so it serves documents and the hydrated dashboard alike; call it once. */
export function startBehaviours(): void {
  addEventListener('scroll', markScroll, { passive: true })
  // With the first frame, because reading the position now would lay the page out once more.
  requestAnimationFrame(markScroll)
  startMenus()
  startServicesMenu()
  startAccordionKeys()
  startGoBack()
  // Few pages have one, and until the code has loaded its link opens a new tab.
  if (document.querySelector('[data-outside-image]')) {
    void import('#app/ui/behaviours/outside-images.ts').then((module) =>
      module.startOutsideImages(),
    )
  }
  startToasts()
  logConsoleMessages()
}

// On `html`, which hydration does not touch.
function markScroll(): void {
  const page = document.documentElement
  page.toggleAttribute('data-scrolled', scrollY > BAR_THRESHOLD)
  page.toggleAttribute('data-far', scrollY > BOOKING_THRESHOLD)
}

/** Spec 2.160. */
function logConsoleMessages(): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-console]')) {
    // oxlint-disable-next-line no-console -- spec 2.160 asks for a console message
    console.error(place.dataset['console'])
  }
}

/** Goes back when that stays in this site; otherwise the link leads where it says. */
function startGoBack(): void {
  document.addEventListener('click', (event) => {
    if (!around(event, '[data-go-back]') || !canGoBack()) return
    event.preventDefault()
    history.back()
  })
}

function canGoBack(): boolean {
  // Not every browser has the Navigation API; the referrer says nearly the same.
  if ('navigation' in window) return navigation.canGoBack
  return document.referrer.startsWith(`${location.origin}/`)
}
