import { useNavigation } from 'react-router'
import { contentTexts } from '#app/features/content-editor/editing/content-texts.ts'
import { recordNames } from '#app/features/content-editor/editing/record-names.ts'
import { CONTENT } from '#app/features/content-editor/record-paths.ts'
import type { RecordType } from '#app/features/content/record-types.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { Button } from '#app/ui/button.tsx'
import { Field, SubmitForm } from '#app/ui/form/form-field.tsx'
import { ScreenHead } from '#app/ui/page/screen-head.tsx'

const { create: texts } = contentTexts

type NewRecordPageProps = {
  type: RecordType
  answer: { id: string; problem: string } | null
}

export function NewRecordPage({ type, answer }: NewRecordPageProps) {
  const busy = useNavigation().formMethod === 'POST'
  const { one, many } = recordNames[type]
  return (
    <div className="desk wrap">
      <ScreenHead
        title={fillText(texts.title, { type: one.toLowerCase() })}
        back={{ href: `${CONTENT}/${type}`, text: many }}
      />
      <SubmitForm className="panel card form newrecord" noValidate>
        <Field
          name="id"
          label={texts.id}
          hint={type === 'country' ? texts.countryHint : texts.idHint}
          defaultValue={answer?.id ?? ''}
          error={answer?.problem}
          autoComplete="off"
          autoCapitalize="none"
          autoFocus
          required
          maxLength={80}
        />
        <div className="btns">
          <Button type="submit" busy={busy} busyText={contentTexts.form.saving}>
            {texts.create}
          </Button>
        </div>
      </SubmitForm>
    </div>
  )
}
