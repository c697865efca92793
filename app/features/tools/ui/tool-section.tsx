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
  /** Where no server answers: from what the behaviour draws the tool in the place of what stands here. */
  drawn: object | null
  /** And then the rule in words and whom to call; unset: every answer stands here, and the tool is drawn at once. */
  byHand?: { text: string; phone: Phone } | null
  children: ReactNode
}

export function ToolSection(props: ToolSectionProps) {
  const { id, title, lead, isAsked, drawn, byHand, children } = props
  return (
    <section
      className="tool"
      id={id}
      aria-labelledby={`${id}-title`}
      data-uncounted={isAsked ? '' : undefined}
      data-behaviour={drawn ? 'answered-here' : undefined}
      data-behaviour-now={drawn && !byHand ? '' : undefined}
      data-behaviour-near={drawn && byHand ? '' : undefined}
      data-drawn={drawn ? JSON.stringify(drawn) : undefined}
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
