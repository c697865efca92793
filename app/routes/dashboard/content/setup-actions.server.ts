import { answerTo } from '#app/features/content-editor/editing/record-form.server.ts'
import type { RecordAnswer } from '#app/features/content-editor/editing/record-answer.ts'
import { editList, parseListEdit } from '#app/features/entries/form/edit-list.ts'
import { isSame, type Json } from '#app/features/entries/form/form-field.ts'
import { readRecordForm } from '#app/features/entries/form/read-entry-form.ts'
import { saveStep } from '#app/features/content-editor/setup/save-step.server.ts'
import { type OpenedSection, setupForm } from '#app/features/content-editor/setup/setup-form.ts'
import { markStep } from '#app/features/content-editor/setup/setup-progress.server.ts'
import type { SetupStep } from '#app/features/content-editor/setup/setup-steps.ts'
import { setupTexts } from '#app/features/content-editor/setup/setup-texts.ts'
import type { Actor } from '#app/platform/audit.server.ts'
import { textOf } from '#app/platform/http/read-form.server.ts'
import { parseJson } from '#app/platform/parse-json.ts'
import type { Services } from '#app/server/services.server.ts'

type SentStep = { sections: readonly OpenedSection[]; answer: RecordAnswer }

/** As it is shown again where it cannot be taken. */
export function readStep(sections: readonly OpenedSection[], form: FormData): SentStep {
  const answer = answerTo({
    value: readRecordForm(setupForm(sections).form, form),
    seenVersion: 0,
    base: (parseJson(textOf(form, 'base')) ?? null) as Json,
  })
  return { sections, answer }
}

type Taken = SentStep & { step: SetupStep; form: FormData }

type Refused = { answer: RecordAnswer; status: number }

/** @returns null when the step is done */
export async function takeStep(
  services: Services,
  { step, form, sections, answer }: Taken,
  by: Actor,
): Promise<Refused | null> {
  const { value, base } = answer
  const edit = parseListEdit(textOf(form, 'edit'))
  if (edit) {
    const edited = editList(setupForm(sections).form, value, edit)
    return { answer: { ...answer, ...edited }, status: edited ? 200 : 400 }
  }
  const act = textOf(form, 'act')
  if (act === 'skip') {
    const isTyped = !isSame(value, base)
    if (isTyped && textOf(form, 'sure') !== 'yes')
      return { answer: { ...answer, failed: setupTexts.skipTyped }, status: 422 }
    await markStep(services, { step, act: 'skipped', by })
    return null
  }
  if (act !== 'save') return { answer, status: 400 }
  const sent = { base, value, isWarned: textOf(form, 'warned') === 'yes' }
  const refusal = await saveStep(services, sections, sent, by)
  if (refusal !== null) {
    const { status, ...why } = refusal
    return { answer: { ...answer, ...why }, status }
  }
  await markStep(services, { step, act: 'saved', by })
  return null
}
