import { around } from '#app/ui/behaviours/around.ts'

/** A link that goes one step back when the step stays in this site; otherwise it leads where it says. */
export function startGoBack(): void {
  document.addEventListener('click', (event) => {
    if (!around(event, '[data-go-back]') || !canGoBack()) return
    event.preventDefault()
    history.back()
  })
}

function canGoBack(): boolean {
  // Not every browser has the Navigation API; the address one came from says nearly the same.
  if ('navigation' in window) return navigation.canGoBack
  return document.referrer.startsWith(`${location.origin}/`)
}
