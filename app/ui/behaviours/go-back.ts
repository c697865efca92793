import { around } from '#app/ui/behaviours/around.ts'

/** Goes back when that stays in this site; otherwise the link leads where it says. */
export function startGoBack(): void {
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
