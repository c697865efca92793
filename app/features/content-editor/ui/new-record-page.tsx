import { useNavigation } from 'react-router'
import { contentTexts } from '#app/features/content-editor/editing/content-texts.ts'
import { recordNames } from '#app/features/content-editor/editing/record-names.ts'
import type { RecordType } from '#app/features/content/record-types.ts'
import { pathTo } from '#app/addresses.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { Button } from '#app/ui/button.tsx'
import { Field, Options, SelectField, SubmitForm } from '#app/ui/form/form-field.tsx'
import { Screen } from '#app/ui/page/screen.tsx'

const { create: texts } = contentTexts

const ID_HINTS: Partial<Record<RecordType, string>> = {
  country: texts.countryHint,
  bulletin: texts.monthHint,
}

type Typed = 'id' | 'name' | 'from'

type NewRecordPageProps = {
  type: RecordType
  /** It is begun with a name, of which its address is made, and maybe as a copy of another. */
  isNamed: boolean
  originals: readonly { id: string; title: string }[]
  answer: {
    typed: Record<Typed, string>
    problem: { field: Typed; message: string }
  } | null
}

export function NewRecordPage({ type, isNamed, originals, answer }: NewRecordPageProps) {
  const busy = useNavigation().formMethod === 'POST'
  const { one, many } = recordNames[type]
  const stateOf = (field: Typed) => ({
    name: field,
    defaultValue: answer?.typed[field] ?? '',
    error: answer?.problem.field === field ? answer.problem.message : undefined,
  })
  const shared = { autoComplete: 'off', autoFocus: true, required: true }
  return (
    <Screen
      title={fillText(texts.title, { type: one.toLowerCase() })}
      back={{ href: pathTo('/dashboard/content/:type', { type }), text: many }}
    >
      <SubmitForm className="panel card form newrecord" noValidate>
        {isNamed ? (
          <>
            <Field
              {...stateOf('name')}
              {...shared}
              label={texts.name}
              hint={texts.nameHint}
              maxLength={120}
            />
            <SelectField {...stateOf('from')} label={texts.from}>
              <option value="">{texts.blank}</option>
              <Options of={originals.map((each) => [each.id, fillText(texts.copy, each)])} />
            </SelectField>
          </>
        ) : (
          <Field
            {...stateOf('id')}
            {...shared}
            label={texts.id}
            hint={ID_HINTS[type] ?? texts.idHint}
            autoCapitalize="none"
            maxLength={80}
          />
        )}
        <div className="btns">
          <Button type="submit" busy={busy} busyText={contentTexts.form.saving}>
            {texts.create}
          </Button>
        </div>
      </SubmitForm>
    </Screen>
  )
}
