import { CAROUSEL } from '#app/features/site/country.ts'

/** Why the row may stand still: its button, the pointer over it, the focus in it, or a reader who wants no motion. */
export type StillReason = 'button' | 'pointer' | 'focus' | 'motion'

/** Moves the row by one slide every two seconds while nothing holds it. */
export type Autoplay = {
  hold(reason: StillReason): void
  release(...reasons: StillReason[]): void
  /** For good. */
  stop(): void
}

/** @param advance moves the row by one slide */
export function startAutoplay(advance: () => void): Autoplay {
  const reasons = new Set<StillReason>()
  let timer: ReturnType<typeof setInterval> | undefined
  const run = () => {
    timer ??= setInterval(advance, CAROUSEL.autoplayMs)
  }
  const rest = () => {
    clearInterval(timer)
    timer = undefined
  }
  run()
  return {
    hold(reason) {
      reasons.add(reason)
      rest()
    },
    release(...released) {
      for (const reason of released) reasons.delete(reason)
      if (reasons.size === 0) run()
    },
    stop: rest,
  }
}

/** Calls back once a stream of events has been quiet for as long as the specification says of resizing. */
export function debounceResize(callback: () => void): { call(): void; cancel(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    call() {
      clearTimeout(timer)
      timer = setTimeout(callback, CAROUSEL.resizeDebounceMs)
    },
    cancel: () => clearTimeout(timer),
  }
}

/** The row after it has moved by one: the first item goes to the end. */
export function rotated<Item>([first, ...rest]: readonly Item[]): Item[] {
  return first === undefined ? [] : [...rest, first]
}
