import { type ReactNode, useLayoutEffect, useRef } from 'react'

type FocusedResultProps = {
  /** What the last press came to, a new object for each; nothing before the first. */
  result: object | null | undefined
  children: ReactNode
}

/** What is said stands where the keyboard goes on: the button that was pressed is gone with what it was about. */
export function FocusedResult({ result, children }: FocusedResultProps) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (result) place.current?.focus()
  }, [result])
  return (
    <div ref={place} tabIndex={-1} className="trash-said">
      {children}
    </div>
  )
}
