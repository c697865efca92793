import { type ReactNode, useLayoutEffect, useRef } from 'react'

type FocusedAnswerProps = {
  /** What the last press came to, a new object for each; nothing before the first. */
  answer: object | null | undefined
  children: ReactNode
}

/** What is said stands where the keyboard goes on: the button that was pressed is gone with what it was about. */
export function FocusedAnswer({ answer, children }: FocusedAnswerProps) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (answer) place.current?.focus()
  }, [answer])
  return (
    <div ref={place} tabIndex={-1} className="trash-said">
      {children}
    </div>
  )
}
