// Each in its own language, and loaded only by a reader of that language.
const TEXTS: Readonly<Record<string, { offer: string; close: string }>> = {
  en: { offer: 'This site is also in English', close: 'Close' },
  es: { offer: 'Este sitio también está en español', close: 'Cerrar' },
  pt: { offer: 'Este site também está em português', close: 'Fechar' },
  fr: { offer: 'Ce site est aussi en français', close: 'Fermer' },
  // One page each.
  ht: { offer: 'Nou gen yon paj an kreyòl', close: 'Fèmen' },
  ar: { offer: 'لدينا صفحة بالعربية', close: 'إغلاق' },
  am: { offer: 'በአማርኛ አንድ ገጽ አለን', close: 'ዝጋ' },
  zh: { offer: '我们有一页中文简介', close: '关闭' },
}

const SHOWN = 'language-offer'

// Beside the page, which does not move; its style comes with it, because few readers see it.
const BOX =
  'position:fixed;z-index:25;inset:auto 1rem calc(var(--dock, 0px) + 1rem);display:flex;gap:.5rem;align-items:center;justify-content:space-between;max-width:26rem;padding:.5rem;padding-inline-start:1rem;border:1px solid var(--rule);border-radius:var(--r2);background:var(--sheet);box-shadow:var(--shadow-2)'
const CLOSE =
  'flex:none;min-width:44px;min-height:44px;border:0;background:none;color:var(--ink-2);font:inherit;cursor:pointer'

/** @param link to this page in the language */
export function showOffer(link: HTMLAnchorElement): void {
  const texts = TEXTS[link.lang.slice(0, 2)]
  if (!texts || wasShown()) return
  const box = document.createElement('aside')
  box.lang = link.lang
  box.dir = 'auto'
  box.dataset['languageOffer'] = ''
  box.style.cssText = BOX
  box.setAttribute('aria-label', texts.offer)
  const offer = document.createElement('a')
  offer.href = link.href
  offer.hreflang = link.hreflang
  offer.textContent = texts.offer
  const close = document.createElement('button')
  close.type = 'button'
  close.style.cssText = CLOSE
  close.textContent = texts.close
  close.addEventListener('click', () => box.remove())
  box.append(offer, close)
  document.querySelector('footer')?.before(box)
}

/** True from the second call on in this browser, also where nothing can be stored. */
function wasShown(): boolean {
  try {
    const shown = localStorage.getItem(SHOWN) !== null
    localStorage.setItem(SHOWN, '')
    return shown
  } catch {
    return true
  }
}
