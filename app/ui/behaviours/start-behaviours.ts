import { startAccordionKeys } from '#app/ui/behaviours/accordion-keys.ts'
import { markBar } from '#app/ui/behaviours/bar.ts'
import { logConsoleMessages } from '#app/ui/behaviours/console-message.ts'
import { markFloats } from '#app/ui/behaviours/floats.ts'
import { startGoBack } from '#app/ui/behaviours/go-back.ts'
import { startMenus } from '#app/ui/behaviours/menus.ts'
import { startServicesMenu } from '#app/ui/behaviours/services-menu.ts'
import { startToasts } from '#app/ui/behaviours/toasts.ts'

/** Listens on the document, so it serves documents and the hydrated dashboard alike; call it once. */
export function startBehaviours(): void {
  const onScroll = () => {
    markBar()
    markFloats()
  }
  addEventListener('scroll', onScroll, { passive: true })
  onScroll()
  startMenus()
  startServicesMenu()
  startAccordionKeys()
  startGoBack()
  // Few pages have one, and until the code has loaded its link opens a new tab.
  if (document.querySelector('[data-picture]')) {
    void import('#app/ui/behaviours/outside-pictures.ts').then((module) =>
      module.startOutsidePictures(),
    )
  }
  startToasts()
  logConsoleMessages()
}
