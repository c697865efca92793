import { data, type RouterContextProvider } from 'react-router'
import { contentTexts } from '#app/features/content-editor/editing/content-texts.ts'
import type { OpenedRecord } from '#app/features/content-editor/editing/opened-record.ts'
import type { RecordAnswer } from '#app/features/content-editor/editing/record-answer.ts'
import { answerTo } from '#app/features/content-editor/editing/record-form.server.ts'
import {
  type RecordForm,
  saveRecord,
} from '#app/features/content-editor/editing/save-record.server.ts'
import { fail, ok } from '#app/platform/result.ts'
import type { Writer } from '#app/features/content/content-records.server.ts'
import type { Services } from '#app/server/services.server.ts'

export type Sent = { services: Services; form: FormData; opened: OpenedRecord; sent: RecordForm }

export type Context = Readonly<RouterContextProvider>

/** The page with what was typed. */
export function again(sent: RecordForm, why: Partial<RecordAnswer>, status: number) {
  return data(answerTo(sent, why), { status })
}

/** What was typed, as a draft; else the page again. */
export async function saveSent(
  { services, sent }: Sent,
  by: Writer,
  why: Partial<RecordAnswer> = {},
) {
  const saved = await saveRecord(services, sent, by)
  if (saved?.kind === 'saved') return ok(saved)
  if (!saved) return fail(again(sent, why, 404))
  if (saved.kind === 'tooLong')
    return fail(again(sent, { ...why, failed: contentTexts.conflict.tooLong }, 503))
  const { value, version, base = null, asked, by: who, conflicts } = saved
  const conflict = { by: who, isAgain: (sent.asked ?? null) !== null, conflicts }
  return fail(again(sent, { value, version, base, asked, conflict, ...why }, 409))
}
