import { useState } from 'react'
import type { EditorWords } from '#app/features/blog/editor-words.ts'
import { Switch } from '#app/ui/switch.tsx'

/** Published or draft, with what that means in words. */
export function PublishedSwitch({
  published,
  onTurned,
  isAtTimes,
  atTimes,
  words: { editor },
}: {
  published: boolean
  onTurned: (isOn: boolean) => void
  /** Turned on, it holds between times that are not now. */
  isAtTimes: boolean
  atTimes: string
  words: EditorWords
}) {
  const [on, setOn] = useState(published)
  const meaningOn = isAtTimes ? atTimes : editor.publishedOn
  return (
    <div className="card" title={editor.publishedHelp}>
      <Switch
        name="published"
        label={editor.published}
        meaning={on ? meaningOn : editor.publishedOff}
        defaultChecked={published}
        onChange={(event) => {
          setOn(event.currentTarget.checked)
          onTurned(event.currentTarget.checked)
        }}
      />
    </div>
  )
}
