import { useState, useSyncExternalStore } from 'react'
import { readScheduledTime } from '#app/features/entries/publication/scheduled-time.ts'
import { scheduleTexts as texts } from '#app/features/entries/publication/schedule-texts.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { zonedText } from '#app/platform/zoned-text.ts'
import { Field } from '#app/ui/form/form-field.tsx'

type TimeFieldProps = {
  name: string
  label: string
  hint?: string
  saved: string
  onTime?: (field: HTMLInputElement) => void
  problem: string | undefined
  /** Of the office, by whose clock it is. */
  timeZone: string
}

/** When readers see something, or cease to; while somebody types it says which instant that is. */
export function TimeField(props: TimeFieldProps) {
  const { name, label, hint, saved, onTime, problem, timeZone } = props
  const [text, setText] = useState(saved)
  const ownZone = useOwnZone()
  const read = readScheduledTime(text, timeZone)
  const found = read.ok ? read.value : null
  const officeTime = found && zonedText(found.instant, timeZone)
  const own = found && ownZone !== null ? zonedText(found.instant, ownZone) : officeTime
  const present = read.ok ? undefined : read.problem
  return (
    <div>
      <Field
        type="datetime-local"
        name={name}
        label={label}
        hint={hint}
        // A year of five digits is a typing mistake.
        max="9999-12-31T23:59"
        defaultValue={saved}
        // Not `onChange`, which does not hear a draft that fills the field.
        onInput={({ currentTarget }) => {
          setText(currentTarget.value)
          onTime?.(currentTarget)
        }}
        error={text === saved ? (problem ?? present) : present}
      />
      <p className="hint timenote" aria-live="polite">
        {officeTime !== null &&
          (found?.isTwice ? fillText(texts.twice, { time: officeTime }) : officeTime)}
        {officeTime !== own && <> {fillText(texts.ownTime, { time: own ?? '' })}</>}
      </p>
    </div>
  )
}

// The server does not know the reader's zone, so the first render must not use it.
function useOwnZone(): string | null {
  return useSyncExternalStore(neverChanges, ownZone, () => null)
}

const neverChanges = () => () => {}
const ownZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone
