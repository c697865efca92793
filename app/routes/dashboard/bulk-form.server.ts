import { isPostId } from '#app/features/blog/post.ts'
import {
  BULK_ACTS,
  type BulkAct,
  type ChosenPost,
  POSTS_A_DEED,
} from '#app/features/blog/post-list.ts'
import { textOf } from '#app/platform/http/read-form.server.ts'

/** What a form asks to do with several posts; null when it asks for nothing that is known. */
export function readBulkForm(form: FormData): { act: BulkAct; chosen: ChosenPost[] } | null {
  const act = BULK_ACTS.find((known) => known === textOf(form, 'act'))
  const chosen = form.getAll('post').map(readChosen)
  const known = chosen.filter((post) => post !== null)
  if (act === undefined || known.length !== chosen.length || known.length > POSTS_A_DEED)
    return null
  return { act, chosen: known }
}

function readChosen(entry: FormDataEntryValue): ChosenPost | null {
  if (typeof entry !== 'string') return null
  const [id = '', version = ''] = entry.split(':')
  return isPostId(id) && /^\d{1,9}$/.test(version) ? { id, version: Number(version) } : null
}
