import { data, type RouterContextProvider } from 'react-router'
import type { Publication } from '#app/features/content/content-records.server.ts'
import type { OpenedRecord } from '#app/features/content-editor/editing/open-record.server.ts'
import type { RecordAnswer } from '#app/features/content-editor/editing/record-answer.ts'
import {
  answerTo,
  checkOpened,
  conflictAnswer,
  readReview,
} from '#app/features/content-editor/editing/record-form.server.ts'
import {
  discardDraft,
  publishContent,
  type RecordForm,
  saveRecord,
} from '#app/features/content-editor/editing/save-record.server.ts'
import { editList, parseListEdit } from '#app/features/content-editor/form/edit-list.ts'
import { CONTENT, pathOfRecord } from '#app/features/content-editor/record-paths.ts'
import { textOf } from '#app/platform/http/read-form.server.ts'
import { todayOf } from '#app/routes/dashboard/content/content-services.server.ts'
import { refusedByRole } from '#app/server/access/require-right.server.ts'
import { redirectWithFlash } from '#app/server/flash.server.ts'
import type { Services } from '#app/server/services.server.ts'
import { getActor, may } from '#app/server/session-context.server.ts'

type Sent = { services: Services; form: FormData; opened: OpenedRecord; sent: RecordForm }

type Context = Readonly<RouterContextProvider>

/** A press on the page of one record: what it did, or the page again with everything that was typed. */
export async function takeRecordForm(parts: Sent, context: Context) {
  const { form, opened, sent } = parts
  const edit = parseListEdit(textOf(form, 'edit'))
  if (edit) {
    const edited = editList(opened.form, sent.value, edit)
    return again(sent, edited ?? {}, edited ? 200 : 400)
  }
  switch (textOf(form, 'act')) {
    case 'save':
      return save(parts, context)
    case 'publish':
      return publish(parts, context)
    case 'discard':
      return discard(parts, context)
    case 'remove':
      return remove(parts, context)
    default:
      return again(sent, {}, 400)
  }
}

function again(sent: RecordForm, why: Partial<RecordAnswer>, status: number) {
  return data(answerTo(sent, why), { status })
}

async function save({ services, sent }: Sent, context: Context) {
  const saved = await saveRecord(services, sent, getActor(context))
  if (!saved) return again(sent, {}, 404)
  if (saved.kind === 'conflict') return data(conflictAnswer(sent, saved), { status: 409 })
  return redirectWithFlash(
    pathOfRecord(sent.key),
    saved.isMerged ? 'content-merged' : 'content-saved',
  )
}

async function publish({ services, form, opened, sent }: Sent, context: Context) {
  if (!may(context, 'publish-content')) throw refusedByRole()
  const site = services.site('en')
  const review = readReview(form, site, todayOf(services))
  const saved = await saveRecord(services, sent, getActor(context))
  if (!saved) return again(sent, {}, 404)
  if (saved.kind === 'conflict') return data(conflictAnswer(sent, saved), { status: 409 })
  const { value, version } = saved
  const stored = { ...sent, value, base: value, seenVersion: version }
  if (!review.ok) return again(stored, { problems: [review.problem] }, 422)
  const check = checkOpened(opened, value, { facts: services.facts.current(), site })
  const isUnseen = check.findings.length > 0 && textOf(form, 'warned') !== 'yes'
  if (check.problems.length > 0 || check.isRefused || isUnseen) return again(stored, check, 422)
  const publication = { ...sent.key, seenVersion: version, to: 'published', data: value } as const
  return publishOne({ ...publication, review: review.value }, stored, { services, context })
}

type Publishing = { services: Services; context: Context }

async function publishOne(
  publication: Publication,
  sent: RecordForm,
  { services, context }: Publishing,
) {
  const published = await publishContent(services, [publication], getActor(context))
  if (published.ok) {
    const isGone = publication.to === 'removed'
    const to = isGone ? `${CONTENT}/${sent.key.type}` : pathOfRecord(sent.key)
    return redirectWithFlash(to, isGone ? 'content-removed' : 'content-published')
  }
  const { problem } = published
  if (problem.kind === 'invalid') return again(sent, { problems: problem.issues }, 422)
  // Somebody saved in this moment: the next press merges.
  return again(sent, {}, 409)
}

async function discard({ services, sent }: Sent, context: Context) {
  const { key, seenVersion } = sent
  const isDiscarded = await discardDraft(services, { key, seenVersion, by: getActor(context) })
  if (!isDiscarded) return again(sent, {}, 409)
  return redirectWithFlash(pathOfRecord(key), 'content-discarded')
}

async function remove({ services, sent }: Sent, context: Context) {
  if (!may(context, 'publish-content')) throw refusedByRole()
  const { key, seenVersion } = sent
  return publishOne({ ...key, seenVersion, to: 'removed' }, sent, { services, context })
}
