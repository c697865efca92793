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
  /** Where no server answers: the rule in words and whom to call, and from what the behaviour draws the tool. */
  byHand?: { text: string; phone: Phone; drawn: object } | null
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
      data-behaviour={byHand ? 'answered-here' : behaviour}
      data-behaviour-now={behaviour && ''}
      data-behaviour-near={byHand ? '' : undefined}
      data-drawn={byHand ? JSON.stringify(byHand.drawn) : undefined}
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
