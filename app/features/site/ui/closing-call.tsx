import type { ReactNode } from 'react'
import { TwoColumns } from '#app/features/site/ui/two-columns.tsx'
import { wholeNames } from '#app/ui/page/whole-names.tsx'

type ClosingCallProps = {
  title: string
  text: string
  children: ReactNode
}

export function ClosingCall({ title, text, children }: ClosingCallProps) {
  return (
    <TwoColumns className="closing" headingId="closing" title={title}>
      <p className="lead">{wholeNames(text)}</p>
      <div className="btns full">{children}</div>
    </TwoColumns>
  )
}
