import { redirect } from 'react-router'
import type { TypedPublication } from '#app/features/content-editor/editing/record-answer.ts'
import { publicPathOf } from '#app/features/content-editor/public-paths.ts'
import { previewPathOf } from '#app/features/content-editor/record-paths.ts'
import { addressIn } from '#app/features/pages/page-addresses.ts'
import { getWriter } from '#app/routes/dashboard/content/content-services.server.ts'
import type { OpenedRecord } from '#app/features/content-editor/editing/opened-record.ts'
import { entryOfRecord } from '#app/features/content-editor/editing/record-names.ts'
import {
  originOf,
  tellRecordDraft,
  valueOfDraft,
} from '#app/features/content-editor/editing/tell-draft.ts'
import { completed } from '#app/features/content-editor/translations/translation-form.ts'
import { readDraftIds } from '#app/features/entries/drafts/draft.ts'
import { deleteSavedDrafts, openDrafts } from '#app/features/entries/drafts/drafts.server.ts'
import { formDataOf } from '#app/features/entries/drafts/stored-fields.ts'
import { textOf } from '#app/platform/http/read-form.server.ts'
import {
  type Context,
  saveSent,
  type Sent,
} from '#app/routes/dashboard/content/sent-record.server.ts'
import { servicesContext } from '#app/server/services-context.server.ts'
import { getSignedIn } from '#app/server/session-context.server.ts'

/** What the form shows: what is saved, or the draft that `?draft=…` requests. */
export async function openForm(request: Request, context: Context, record: OpenedRecord) {
  const { db, timeZone } = context.get(servicesContext)
  const entry = entryOfRecord(record.key)
  const own = { userId: getSignedIn(context).user.id, entry }
  const tell = tellRecordDraft(record)
  const { start, draft } = await openDrafts(db, own, { request, tell })
  const { value: saved, version, translation } = record
  const draftSession = { entry, start, saved, timeZone: timeZone() }
  const given = originOf({ version: draft?.version ?? version, base: saved, asked: null })
  const { english = translation?.englishVersion ?? 0, ...kept } = draft?.fields ?? {}
  const { base = given.base, asked = given.asked } = kept
  return {
    value: draft ? completed(record, valueOfDraft(record, draft.fields)) : saved,
    opened: { ...given, base, asked, english },
    typed: draft && typedPublication(formDataOf(draft.fields)),
    draftSession,
  }
}

/** Of a form that was taken: what was typed there is saved, or was given up. */
export function deleteDraftsOf({ services, form }: Sent, context: Context): Promise<void> {
  const ids = readDraftIds(textOf(form, 'drafts'))
  return deleteSavedDrafts(services, getSignedIn(context).user.id, ids)
}

export function typedPublication(form: FormData): TypedPublication {
  return {
    reviewedBy: textOf(form, 'reviewedBy'),
    reviewedOn: textOf(form, 'reviewedOn'),
    publishAt: textOf(form, 'publishAt'),
  }
}

/** Of the drafts, this one with what was typed. */
export async function preview(parts: Sent, context: Context) {
  const saved = await saveSent(parts, getWriter(context))
  if (!saved.ok) return saved.problem
  const { services, sent } = parts
  const site = services.site(sent.key.locale)
  const page = publicPathOf({ ...sent.key, value: saved.value.value }, site)
  return redirect(previewPathOf(addressIn(site, page)), 303)
}
