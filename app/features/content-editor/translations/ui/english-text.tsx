import type { ComparedField } from '#app/features/entries/compare/compare-entries.ts'
import { comparisonTexts } from '#app/features/entries/compare/comparison-texts.ts'
import type { Json } from '#app/features/entries/form/form-field.ts'
import { showValue } from '#app/features/entries/form/show-value.ts'
import { translationTexts } from '#app/features/content-editor/translations/translation-texts.ts'
import { ComparedText } from '#app/ui/compared-text.tsx'

const { form: texts } = translationTexts

type EnglishTextProps = {
  english: Json | undefined
  path: string
  changes: readonly ComparedField[]
}

/** Beside the field of its translation, with what was changed since. */
export function EnglishText({ english, path, changes }: EnglishTextProps) {
  const change = changes.find((part) => part.path === path)
  const text = showValue(english)
  return (
    <div className="english" lang="en">
      <b>
        {texts.inEnglish}
        {change && `, ${texts.changed}`}
      </b>
      {change ? (
        <ComparedText parts={change.parts} spoken={comparisonTexts.spoken} />
      ) : (
        <p className={text === '' ? 'muted' : undefined}>{text === '' ? texts.empty : text}</p>
      )}
    </div>
  )
}
