import { useEffect, useRef } from 'react'
import { type Choice, decisionName } from '#app/features/entries/merge/decisions.ts'
import type { ShownConflict } from '#app/features/entries/merge/show-conflict.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { Alert } from '#app/ui/feedback/alert.tsx'

type EntryConflictsProps = {
  title: string
  /** Who saved it, and when, where the title does not say it. */
  saved?: string
  conflicts: readonly ShownConflict[]
  /** Whether the writer has been asked before. */
  isAgain: boolean
  /** The other side was written in another tab of the same person. */
  isOwn?: boolean
}

const texts = {
  together: 'What was saved then is now in the form below, together with what you wrote.',
  how: 'Only this was changed on both sides. Please choose for each; nothing is saved before.',
  open: { one: '1 choice is still open.', many: '{count} choices are still open.' },
  notChosen: 'Please choose.',
  question: '{field} ({number} of {count})',
  theirs: 'Their text',
  ownOther: 'The text of the other tab',
  yours: 'Your text',
  empty: 'Nothing stands here.',
  choices: {
    theirs: 'Take theirs',
    ownOther: 'Take that of the other tab',
    mine: 'Keep mine',
    both: 'Keep both, one after the other',
  },
} as const

/** Part of the form of an entry: the choices are posted with it, with or without JavaScript. */
export function EntryConflicts({ title, saved, ...asked }: EntryConflictsProps) {
  const { conflicts, isAgain } = asked
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const missing = isAgain && place.current?.querySelector('[aria-invalid]')
    const input = missing && missing.querySelector('input')
    ;(input || place.current)?.focus({ preventScroll: true })
    ;(missing || place.current)?.scrollIntoView({ block: 'start' })
    // oxlint-disable-next-line react/exhaustive-deps -- once for each answer, which has conflicts of its own
  }, [conflicts])
  const open = conflicts.filter(({ chosen }) => chosen === null).length
  return (
    <div className="conflict" ref={place} tabIndex={-1}>
      <Alert title={title} text={saved ? `${saved} ${texts.together}` : texts.together}>
        {conflicts.length > 0 && <p>{texts.how}</p>}
        {isAgain && (
          <p>
            <b>{fillText(open === 1 ? texts.open.one : texts.open.many, { count: open })}</b>
          </p>
        )}
      </Alert>
      {conflicts.map((conflict) => (
        <Question key={conflict.id} {...asked} conflict={conflict} />
      ))}
    </div>
  )
}

type QuestionProps = Omit<EntryConflictsProps, 'title' | 'saved'> & { conflict: ShownConflict }

function Question({ conflict, conflicts, isAgain, isOwn }: QuestionProps) {
  const { path, label: field } = conflict
  const alike = conflicts.filter((each) => each.path === path)
  const number = alike.indexOf(conflict) + 1
  const name =
    alike.length === 1 ? field : fillText(texts.question, { field, number, count: alike.length })
  const isMissing = isAgain && conflict.chosen === null
  const choose = (choice: Choice, label: string) => {
    const value = conflict.choices.find((each) => each.choice === choice)?.value
    return value === undefined ? null : (
      <label className="choice">
        <input
          type="radio"
          name={decisionName(conflict.id)}
          value={value}
          defaultChecked={conflict.chosen === choice}
          aria-describedby={isMissing ? `open-${conflict.id}` : undefined}
        />
        <span>{label}</span>
      </label>
    )
  }
  return (
    <fieldset className="conflictfield" aria-invalid={isMissing || undefined}>
      <legend>{name}</legend>
      {isMissing && (
        <p className="msg" id={`open-${conflict.id}`}>
          {texts.notChosen}
        </p>
      )}
      <div className="sides">
        <div className="side">
          <h3>{isOwn ? texts.ownOther : texts.theirs}</h3>
          <SideText html={conflict.theirs} />
          {choose('theirs', isOwn ? texts.choices.ownOther : texts.choices.theirs)}
        </div>
        <div className="side">
          <h3>{texts.yours}</h3>
          <SideText html={conflict.mine} />
          {choose('mine', texts.choices.mine)}
        </div>
      </div>
      {choose('both', texts.choices.both)}
    </fieldset>
  )
}

function SideText({ html }: { html: string | null }) {
  if (html === null) return <p className="compared muted">{texts.empty}</p>
  return (
    // eslint-disable-next-line react/no-danger -- rendered by show-conflict.ts, in which HTML is text
    <div className="compared prose" dir="auto" dangerouslySetInnerHTML={{ __html: html }} />
  )
}
