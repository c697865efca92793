import { contentTexts } from '#app/features/content-editor/editing/content-texts.ts'
import type { RecordAnswer } from '#app/features/content-editor/editing/record-answer.ts'
import { CHOICE_PREFIX } from '#app/features/entries/merge/read-choices.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { Alert } from '#app/ui/feedback/alert.tsx'

const { conflict: texts } = contentTexts

/** Nothing is chosen beforehand. */
export function RecordConflicts({ by, version, conflicts }: NonNullable<RecordAnswer['conflict']>) {
  return (
    <Alert title={fillText(texts.title, { who: by })} text={texts.text}>
      <input type="hidden" name="compared" value={version} />
      {conflicts.map(({ path, label, mine, theirs }) => (
        <fieldset key={path} className="recordchoice">
          <legend>{label}</legend>
          <Side name={CHOICE_PREFIX + path} side="mine" text={mine} />
          <Side name={CHOICE_PREFIX + path} side="theirs" text={theirs} />
        </fieldset>
      ))}
    </Alert>
  )
}

function Side({ name, side, text }: { name: string; side: 'mine' | 'theirs'; text: string }) {
  return (
    <div className="recordside">
      <input type="radio" id={`${name}.${side}`} name={name} value={side} />
      <label htmlFor={`${name}.${side}`}>{texts[side]}</label>
      <p dir="auto">{text === '' ? texts.empty : text}</p>
    </div>
  )
}
