import type { ReactNode } from 'react'
import { TwoColumns } from '#app/features/site/ui/two-columns.tsx'
import { wholeNames } from '#app/ui/page/whole-names.tsx'

type ClosingCallProps = {
  id?: string
  title: string
  text: string
  /** The buttons. */
  children: ReactNode
  /** Under them. */
  note?: ReactNode
}

export function ClosingCall({ id = 'closing', title, text, children, note }: ClosingCallProps) {
  return (
    <TwoColumns className="closing" headingId={id} title={title}>
      <p className="lead">{wholeNames(text)}</p>
      <div className="btns full">{children}</div>
      {note}
    </TwoColumns>
  )
}
