import { type ReactNode, useLayoutEffect, useRef } from 'react'

/** Asks before something is done that cannot be undone; what was pressed before it is gone, so it takes the focus. */
export function Question({ title, children }: { title: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => heading.current?.focus(), [])
  return (
    <section className="panel card ask" aria-labelledby="ask-title">
      <h2 id="ask-title" ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  )
}
