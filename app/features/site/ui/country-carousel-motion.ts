import { CAROUSEL } from '#app/features/site/pages/country.ts'

/** Its button, the pointer over it, the focus in it, or `prefers-reduced-motion`. */
export type StillReason = 'button' | 'pointer' | 'focus' | 'motion'

export type Autoplay = {
  hold(reason: StillReason): void
  release(...reasons: StillReason[]): void
}

export function startAutoplay(advance: () => void): Autoplay {
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
export function debounceResize(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  return () => {
    clearTimeout(timer)
    timer = setTimeout(callback, CAROUSEL.resizeDebounceMs)
  }
}
