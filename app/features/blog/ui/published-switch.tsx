import { useState } from 'react'
import type { EditorWords } from '#app/features/blog/editor-words.ts'
import { Switch } from '#app/ui/switch.tsx'

/** Published or draft, with what that means in words. */
export function PublishedSwitch({
  published,
  onTurned,
  words: { editor },
}: {
  published: boolean
  onTurned: (isOn: boolean) => void
  words: EditorWords
}) {
  const [on, setOn] = useState(published)
  return (
    <div className="card" title={editor.publishedHelp}>
      <Switch
        name="published"
        label={editor.published}
        meaning={on ? editor.publishedOn : editor.publishedOff}
        defaultChecked={published}
        onChange={(event) => {
          setOn(event.currentTarget.checked)
          onTurned(event.currentTarget.checked)
        }}
      />
    </div>
  )
}
