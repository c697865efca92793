/** In the browser's storage, only after the reader has closed an offer. */
export const REFUSED_OFFER = { key: 'language-offer', value: 'no' } as const

/** In the language of the offer; the page brings it in its own. */
const CLOSE: Readonly<Record<string, string>> = {
  en: 'Close',
  es: 'Cerrar',
  pt: 'Fechar',
  fr: 'Fermer',
  ht: 'Fèmen',
  ar: 'إغلاق',
  am: 'ዝጋ',
  zh: '关闭',
}

/** Closes the offer of another language, and keeps that the reader wants none. */
export function startClosingOffer(): void {
  const close = document.querySelector<HTMLElement>('[data-language-offer] > button')
  const lang = document.querySelector<HTMLElement>('[data-language-offer] > a')?.lang
  if (!close || lang === undefined) return
  close.lang = lang
  close.ariaLabel = CLOSE[lang.slice(0, 2)] ?? null
  close.addEventListener('click', () => {
    close.parentElement?.remove()
    changeStorage((storage) => storage.setItem(REFUSED_OFFER.key, REFUSED_OFFER.value))
  })
}

/** So that nothing in the browser says that somebody was here. */
export function forgetOffer(): void {
  changeStorage((storage) => storage.removeItem(REFUSED_OFFER.key))
}

function changeStorage(change: (storage: Storage) => void): void {
  try {
    change(localStorage)
  } catch {
    // A browser may refuse to store anything; the offer then comes again.
  }
}
