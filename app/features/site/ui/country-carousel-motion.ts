import { CAROUSEL } from '#app/features/site/country.ts'

/** Why the row may stand still: its button, the pointer over it, the focus in it, or a reader who wants no motion. */
export type StillReason = 'button' | 'pointer' | 'focus' | 'motion'

/** Moves the row by one slide every two seconds while nothing holds it. */
export type Autoplay = {
  hold(reason: StillReason): void
  release(...reasons: StillReason[]): void
}

/** @param advance moves the row by one slide */
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

/** Calls back once a stream of events has been quiet for as long as the specification says of resizing. */
export function debounceResize(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  return () => {
    clearTimeout(timer)
    timer = setTimeout(callback, CAROUSEL.resizeDebounceMs)
  }
}
