import type { ReactNode } from 'react'
import { wholeNames } from '#app/ui/page/whole-names.tsx'

type ClosingCallProps = {
  title: string
  text: string
  children: ReactNode
}

export function ClosingCall({ title, text, children }: ClosingCallProps) {
  return (
    <section className="closing" aria-labelledby="closing">
      <div className="wrap duo">
        <h2 id="closing" className="a">
          {wholeNames(title)}
        </h2>
        <div className="b">
          <p className="lead">{wholeNames(text)}</p>
          <div className="btns full">{children}</div>
        </div>
      </div>
    </section>
  )
}
