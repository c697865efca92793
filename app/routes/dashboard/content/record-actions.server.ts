import { redirect } from 'react-router'
import { isNew, isRemoved } from '#app/features/content-editor/editing/opened-record.ts'
import {
  discardDraft,
  restoreRecord,
  sourceOf,
} from '#app/features/content-editor/editing/save-record.server.ts'
import { editList, parseListEdit } from '#app/features/entries/form/edit-list.ts'
import { isSame } from '#app/features/entries/form/form-field.ts'
import { pathOfRecord } from '#app/features/content-editor/record-paths.ts'
import { actOf, textOf } from '#app/platform/http/read-form.server.ts'
import { getWriter } from '#app/routes/dashboard/content/content-services.server.ts'
import {
  again,
  type Context,
  saveSent,
  type Sent,
} from '#app/routes/dashboard/content/sent-record.server.ts'
import { preview } from '#app/routes/dashboard/content/record-drafts.server.ts'
import {
  publish,
  publishOne,
  unschedule,
} from '#app/routes/dashboard/content/record-publication.server.ts'
import { refusedByRole } from '#app/server/access/require-right.server.ts'
import { redirectWithFlash } from '#app/server/flash.server.ts'
import { getActor, may } from '#app/server/session-context.server.ts'

/** A press on the page of one record: what it did, or the page again with everything that was typed. */
export async function takeRecordForm(parts: Sent, context: Context) {
  const { form, opened, sent } = parts
  const edit = parseListEdit(textOf(form, 'edit'))
  if (edit) {
    const edited = editList(opened.form, sent.value, edit)
    return again(sent, edited ?? {}, edited ? 200 : 400)
  }
  const act = actOf(form, ACTS)
  return act ? act(parts, context) : again(sent, {}, 400)
}

const ACTS = {
  save,
  preview,
  publish: (parts: Sent, context: Context) => publish(parts, context, false),
  schedule: (parts: Sent, context: Context) => publish(parts, context, true),
  unschedule,
  current: markUpToDate,
  discard,
  remove,
  unpublish: remove,
  restore,
}

async function save(parts: Sent, context: Context) {
  const saved = await saveSent(parts, getWriter(context))
  if (!saved.ok) return saved.problem
  return redirectWithFlash(
    pathOfRecord(parts.sent.key),
    saved.value.isMerged ? 'content-merged' : 'content-saved',
  )
}

/** A new record is removed with its draft, so that it can be restored. */
async function discard({ services, opened, sent }: Sent, context: Context) {
  const { key, seenVersion } = sent
  if (opened.translation === null && isNew(opened))
    return publishOne({ ...key, seenVersion, to: 'removed' }, sent, { services, context })
  const draft = { key, seenVersion, isPlanned: opened.schedule !== null }
  const isDiscarded = await discardDraft(services, { ...draft, by: getActor(context) })
  if (!isDiscarded) return again(sent, {}, 409)
  return redirectWithFlash(pathOfRecord(key), 'content-discarded')
}

/** Its words are kept in its revisions, or as its draft. */
async function remove({ services, form, opened, sent }: Sent, context: Context) {
  if (!may(context, 'publish-content')) throw refusedByRole()
  const { key, seenVersion } = sent
  const draft = { draft: opened.value, source: opened.translation?.source ?? null }
  const kept = textOf(form, 'act') === 'unpublish' ? draft : {}
  return publishOne({ ...key, seenVersion, to: 'removed', ...kept }, sent, { services, context })
}

async function restore({ services, opened, sent }: Sent, context: Context) {
  const { key, seenVersion } = sent
  const record = { key, seenVersion, by: getWriter(context) }
  const isDone = isRemoved(opened) && (await restoreRecord(services, record, opened.value))
  // Somebody else restored it in this moment: its page shows how it stands.
  return isDone
    ? redirectWithFlash(pathOfRecord(key), 'content-restored')
    : redirect(pathOfRecord(key), 303)
}

/** The text as typed says what the English text beside it says; what readers see already is published with that. */
async function markUpToDate(parts: Sent, context: Context) {
  const { services, opened } = parts
  const sent = { ...parts.sent, isUpToDate: true }
  const saved = await saveSent({ ...parts, sent }, getWriter(context))
  if (!saved.ok) return saved.problem
  const { key } = sent
  const { value, version } = saved.value
  const isLive = isSame(value, opened.live)
  if (!isLive) return redirectWithFlash(pathOfRecord(key), 'content-up-to-date')
  if (!may(context, 'publish-content')) throw refusedByRole()
  const source = sourceOf(opened, sent)
  const publication = { ...key, seenVersion: version, data: value, review: opened.review, source }
  const stored = { ...sent, value, base: value, asked: null, seenVersion: version }
  return publishOne({ ...publication, to: 'published' }, stored, { services, context })
}
