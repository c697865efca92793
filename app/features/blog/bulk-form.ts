import {
  BULK_ACTS,
  type BulkAct,
  type ChosenPost,
  POSTS_A_DEED,
} from '#app/features/blog/post-list.ts'
import { isPostId } from '#app/features/blog/post.ts'

/** What a form asks to do with several posts; null when it asks for nothing that is known. */
export function parseBulkForm(
  act: string,
  posts: readonly FormDataEntryValue[],
): { act: BulkAct; chosen: ChosenPost[] } | null {
  const wanted = BULK_ACTS.find((known) => known === act)
  const chosen = posts.map(readChosen)
  const known = chosen.filter((post) => post !== null)
  if (wanted === undefined || known.length !== chosen.length || known.length > POSTS_A_DEED)
    return null
  return { act: wanted, chosen: known }
}

function readChosen(entry: FormDataEntryValue): ChosenPost | null {
  if (typeof entry !== 'string') return null
  const [id = '', version = ''] = entry.split(':')
  return isPostId(id) && /^\d{1,9}$/.test(version) ? { id, version: Number(version) } : null
}
