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
  /** Its name, where no server answers. */
  behaviour?: string | undefined
  /** The rule in words and whom to call, where no server answers: a form would be of no use. */
  byHand?: { text: string; phone: Phone } | null
  children: ReactNode
}

export function ToolSection(props: ToolSectionProps) {
  const { id, title, lead, isAsked, behaviour, byHand, children } = props
  return (
    <section
      className="tool"
      id={id}
      aria-labelledby={`${id}-title`}
      data-uncounted={isAsked ? '' : undefined}
      data-behaviour={behaviour}
      data-behaviour-now={behaviour && ''}
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

function ByHand({ text, phone }: { text: string; phone: Phone }) {
  const [before = '', after = ''] = text.split('{phone}')
  return (
    <p className="lead">
      {wholeNames(before)}
      <a href={phone.href}>{phone.display}</a>
      {wholeNames(after)}
    </p>
  )
}
