import {
  CAROUSEL,
  type CountryFilter,
  type CountryRegion,
  pickCountries,
  slidesFor,
} from '#app/features/site/pages/country.ts'

export default function startCarousel(region: HTMLElement): void {
  const list = region.querySelector<HTMLElement>('.flags')
  if (!list) return
  const row = startRow(list)
  const autoplay = startAutoplay(row.advance)
  row.show('all')
  stopUnderPointerAndFocus(region, autoplay)
  stopForReducedMotion(autoplay)
  startPauseButton(region, autoplay)
  fitToWindow(list)
  const filters = region.querySelectorAll<HTMLElement>('[data-filter]')
  for (const button of filters) {
    button.addEventListener('click', () => {
      for (const other of filters) other.ariaPressed = String(other === button)
      row.show(button.dataset['filter'] as CountryFilter)
    })
  }
}

function startRow(list: HTMLElement) {
  const countries = [...list.querySelectorAll('li')].map((item) => ({
    item,
    region: item.dataset['region'] as CountryRegion,
  }))
  for (const { item } of countries) item.hidden = false
  list.style.setProperty('--speed', `${CAROUSEL.speedMs}ms`)
  let landing: ReturnType<typeof setTimeout> | undefined
  const settle = () => {
    clearTimeout(landing)
    list.classList.remove('moving')
  }
  // What has the focus stays where it is: moved in the document, it would lose it.
  list.addEventListener('focusin', ({ target }) => {
    settle()
    // A browser leaves what is seen in part as it is.
    if (target instanceof Element) target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  })
  return {
    show(filter: CountryFilter) {
      settle()
      if (list.matches(':focus-within')) return
      list.replaceChildren(...pickCountries(countries, filter, Math.random).map(({ item }) => item))
    },
    advance() {
      list.classList.add('moving')
      landing = setTimeout(() => {
        list.classList.remove('moving')
        // The first slide goes to the end, so that the row never runs out.
        if (list.firstElementChild) list.append(list.firstElementChild)
      }, CAROUSEL.speedMs)
    },
  }
}

function stopUnderPointerAndFocus(region: HTMLElement, autoplay: Autoplay): void {
  region.addEventListener('pointerenter', () => autoplay.hold('pointer'))
  region.addEventListener('pointerleave', () => autoplay.release('pointer'))
  region.addEventListener('focusin', () => autoplay.hold('focus'))
  region.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && region.contains(relatedTarget)))
      autoplay.release('focus')
  })
  // Both may have come before the code.
  if (region.matches(':hover')) autoplay.hold('pointer')
  if (region.matches(':focus-within')) autoplay.hold('focus')
}

function stopForReducedMotion(autoplay: Autoplay): void {
  const wish = window.matchMedia('(prefers-reduced-motion: reduce)')
  const apply = () => (wish.matches ? autoplay.hold('motion') : autoplay.release('motion'))
  apply()
  wish.addEventListener('change', apply)
}

function startPauseButton(region: HTMLElement, autoplay: Autoplay): void {
  const button = region.querySelector('.still')
  const play = [...(region.querySelector('template')?.content.childNodes ?? [])]
  const pause = [...(button?.childNodes ?? [])]
  let isPaused = false
  button?.addEventListener('click', () => {
    isPaused = !isPaused
    if (isPaused) autoplay.hold('button')
    else autoplay.release('button', 'pointer', 'focus')
    button.replaceChildren(...(isPaused ? play : pause))
  })
}

function fitToWindow(list: HTMLElement): void {
  const fit = () => list.style.setProperty('--per-view', String(slidesFor(window.innerWidth)))
  fit()
  window.addEventListener('resize', debounceResize(fit))
}

/** Its button, the pointer over it, the focus in it, or `prefers-reduced-motion`. */
type StillReason = 'button' | 'pointer' | 'focus' | 'motion'

type Autoplay = {
  hold(reason: StillReason): void
  release(...reasons: StillReason[]): void
}

function startAutoplay(advance: () => void): Autoplay {
  const reasons = new Set<StillReason>()
  let timer: ReturnType<typeof setInterval> | undefined
  const run = () => {
    timer ??= setInterval(advance, CAROUSEL.autoplayMs)
  }
  run()
  return {
    hold(reason) {
      reasons.add(reason)
      clearInterval(timer)
      timer = undefined
    },
    release(...released) {
      for (const reason of released) reasons.delete(reason)
      if (reasons.size === 0) run()
    },
  }
}

/** Spec 2.114. */
function debounceResize(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  return () => {
    clearTimeout(timer)
    timer = setTimeout(callback, CAROUSEL.resizeDebounceMs)
  }
}
