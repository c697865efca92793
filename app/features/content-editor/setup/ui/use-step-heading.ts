import { useEffect, useRef } from 'react'

// In this tab; the page that a browser loads begins at its top by itself.
let shown: string | null = null

/** The form of a step keeps the place on the page for its lists, so that the next step has to begin at its own heading. */
export function useStepHeading(step: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (shown !== null && shown !== step) {
      window.scrollTo(0, 0)
      heading.current?.focus({ preventScroll: true })
    }
    shown = step
  }, [step])
  return heading
}
