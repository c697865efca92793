import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { type ComparedField, compareForms } from '#app/features/posts/revisions/compare-texts.ts'
import { autosaveTexts } from '#app/features/post-editor/autosave-texts.ts'
import { formOfPost } from '#app/features/posts/form-of-post.ts'
import {
  differingFields,
  type StoredFields,
  storedFieldsOf,
} from '#app/features/posts/stored-fields.ts'
import type { SavedMeanwhile } from '#app/features/posts/post.ts'
import { fieldNames } from '#app/features/posts/revisions/revision-texts.ts'
import { fillField } from '#app/features/post-editor/ui/fill-form.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { zonedText } from '#app/platform/zoned-text.ts'
import { Alert } from '#app/ui/feedback/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { useIsHydrated } from '#app/ui/form/use-is-hydrated.ts'

type PostConflictProps = {
  current: SavedMeanwhile
  mine: StoredFields
  form: RefObject<HTMLFormElement | null>
  timeZone: string
}

const { conflict } = autosaveTexts

/** The form stays with the user's text; saving again replaces the version shown here. */
export function PostConflict({ current, mine, form, timeZone }: PostConflictProps) {
  const theirForm = useMemo(() => formOfPost(current, timeZone), [current, timeZone])
  const theirs = useMemo(() => storedFieldsOf(theirForm), [theirForm])
  const fields = useMemo(
    () => compareForms(theirs, mine, differingFields(theirForm, mine)),
    [theirForm, theirs, mine],
  )
  const canChoose = useIsHydrated()
  const how = canChoose ? conflict.how : conflict.howPlain
  const choose = (name: string, whose: Whose) =>
    form.current && fillField(form.current, name, whose === 'theirs' ? theirs : mine)
  const time = zonedText(current.updatedAt, timeZone)
  const { savedBy } = current
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'start' })
    place.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div className="conflict" ref={place} tabIndex={-1}>
      <Alert
        title={conflict.title}
        text={
          savedBy === null
            ? fillText(conflict.textOfNobody, { time })
            : fillText(conflict.text, { saver: savedBy, time })
        }
      >
        <p>{fields.length === 0 ? conflict.same : how}</p>
        {fields.map((field) => (
          <ConflictField
            key={field.name}
            field={field}
            choose={canChoose ? (whose) => choose(field.name, whose) : null}
          />
        ))}
      </Alert>
    </div>
  )
}

type Whose = 'mine' | 'theirs'

type ConflictFieldProps = {
  field: ComparedField
  /** Null without JavaScript: the form's fields are the choice. */
  choose: ((whose: Whose) => void) | null
}

function ConflictField({ field, choose }: ConflictFieldProps) {
  const [chosen, setChosen] = useState<Whose>('mine')
  const name = fieldNames[field.name] ?? field.name
  const side = (whose: Whose) => (
    <div className={choose && chosen === whose ? 'side chosen' : 'side'}>
      <h4>{whose === 'theirs' ? conflict.theirs : conflict.yours}</h4>
      <SideText field={field} side={whose === 'theirs' ? 'earlier' : 'later'} />
      {choose && (
        <Button
          variant="secondary"
          size="small"
          aria-pressed={chosen === whose}
          onClick={() => {
            choose(whose)
            setChosen(whose)
          }}
        >
          {whose === 'theirs' ? conflict.take : conflict.keep}
          <span className="vh"> {fillText(conflict.about, { field: name })}</span>
        </Button>
      )}
    </div>
  )
  return (
    <div className="conflictfield">
      <h3>{name}</h3>
      <div className="sides">
        {side('theirs')}
        {side('mine')}
      </div>
    </div>
  )
}

type SideTextProps = { field: ComparedField; side: 'earlier' | 'later' }

function SideText({ field, side }: SideTextProps) {
  const text = field[side]
  if (field.name === 'published')
    return <p className="compared">{text ? conflict.on : conflict.off}</p>
  if (text === '') return <p className="compared muted">{conflict.empty}</p>
  const other = side === 'earlier' ? 'added' : 'removed'
  return (
    <p className="compared">
      {field.parts.map(({ kind, text: part }, index) => {
        // oxlint-disable-next-line react/no-array-index-key -- the parts of a text have no other name
        const key = index
        if (kind === other) return null
        if (kind === 'same') return <span key={key}>{part}</span>
        return (
          <mark key={key}>
            <span className="vh">[{conflict.onlyHere} </span>
            {part}
            <span className="vh">] </span>
          </mark>
        )
      })}
    </p>
  )
}
