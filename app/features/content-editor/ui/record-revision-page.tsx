import { useNavigation } from 'react-router'
import type { ComparedPart } from '#app/features/content-editor/editing/compare-records.ts'
import { contentTexts } from '#app/features/content-editor/editing/content-texts.ts'
import { pathOfRecord } from '#app/features/content-editor/record-paths.ts'
import type { RecordType } from '#app/features/content/record-types.ts'
import { ComparedParts } from '#app/features/content-editor/ui/compared-parts.tsx'
import type { Locale } from '#app/platform/texts/locales.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { Alert } from '#app/ui/feedback/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { ScreenHead } from '#app/ui/page/screen-head.tsx'
import { SubmitForm } from '#app/ui/form/form-field.tsx'

const { revisions: texts, form } = contentTexts

type RecordRevisionPageProps = {
  record: { type: RecordType; id: string; locale: Locale; title: string; version: number }
  isDefault: boolean
  mayReset: boolean
  /** Null for the text that ships with the site. */
  by: { who: string; when: string } | null
  compared: readonly ComparedPart[]
  isRefused: boolean
}

export function RecordRevisionPage(props: RecordRevisionPageProps) {
  const { record, isDefault, mayReset, by, compared, isRefused } = props
  const busy = useNavigation().formMethod === 'POST'
  const mayTake = isDefault ? mayReset : compared.length > 0
  return (
    <div className="desk wrap revision">
      <ScreenHead
        title={texts.oneTitle}
        about={by ? fillText(texts.by, by) : texts.default}
        back={{
          href: `${pathOfRecord(record)}/revisions`,
          text: fillText(texts.title, { title: record.title }),
        }}
      />
      {isRefused && <Alert title={texts.changed} isFocused />}
      {compared.length > 0 && (
        <p className="legend">
          <del>{texts.removedText}</del> <ins>{texts.addedText}</ins>
        </p>
      )}
      <ComparedParts parts={compared} />
      {mayTake && (
        <SubmitForm className="restore">
          <input type="hidden" name="version" value={record.version} />
          <p>{isDefault ? texts.resetHelp : texts.restored}</p>
          <Button type="submit" busy={busy} busyText={form.saving}>
            {isDefault ? texts.reset : texts.restore}
          </Button>
        </SubmitForm>
      )}
    </div>
  )
}
