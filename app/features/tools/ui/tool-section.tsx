import type { ReactNode } from 'react'
import type { Phone } from '#app/ui/frame/frame.ts'
import { wholeNames } from '#app/ui/page/whole-names.tsx'

type ToolSectionProps = {
  id: string
  title: string
  /** Null where nothing is asked. */
  lead: string | null
  /** The page then tells something about its reader, and its visits are not counted. */
  isAsked: boolean
  /** The rule in words and whom to call, where no server answers: a form would be of no use. */
  byHand?: { text: string; phone: Phone } | null
  children: ReactNode
}

export function ToolSection({ id, title, lead, isAsked, byHand, children }: ToolSectionProps) {
  return (
    <section
      className="tool"
      id={id}
      aria-labelledby={`${id}-title`}
      data-uncounted={isAsked ? '' : undefined}
    >
      <div className="wrap duo">
        <div className="a">
          <h2 id={`${id}-title`}>{wholeNames(title)}</h2>
          {lead !== null && <p className="muted">{wholeNames(lead)}</p>}
        </div>
        <div className="b">{byHand ? <ByHand {...byHand} /> : children}</div>
      </div>
    </section>
  )
}

export function ByHand({ text, phone }: { text: string; phone: Phone }) {
  const [before = '', after = ''] = text.split('{phone}')
  return (
    <p className="lead">
      {wholeNames(before)}
      <a href={phone.href}>{phone.display}</a>
      {wholeNames(after)}
    </p>
  )
}
