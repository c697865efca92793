import { data, type RouterContextProvider } from 'react-router'
import type { OpenedRecord } from '#app/features/content-editor/editing/open-record.server.ts'
import type { RecordAnswer } from '#app/features/content-editor/editing/record-answer.ts'
import { answerTo } from '#app/features/content-editor/editing/record-form.server.ts'
import type { RecordForm } from '#app/features/content-editor/editing/save-record.server.ts'
import type { Services } from '#app/server/services.server.ts'

export type Sent = { services: Services; form: FormData; opened: OpenedRecord; sent: RecordForm }

export type Context = Readonly<RouterContextProvider>

/** The page with what was typed. */
export function again(sent: RecordForm, why: Partial<RecordAnswer>, status: number) {
  return data(answerTo(sent, why), { status })
}
