import {
  BULK_ACTS,
  type BulkAct,
  type ChosenPost,
  POSTS_AN_ACTION,
} from '#app/features/posts/post-list.ts'
import { isPostId } from '#app/features/posts/post.ts'

export type BulkRequest = { act: BulkAct; chosen: [ChosenPost, ...ChosenPost[]] }

export type ListRequest = BulkRequest | { act: 'delete'; id: string }

export function parseListForm(form: FormData): ListRequest | 'nothing-chosen' | 'missing' {
  const [act, posts] = [form.get('act'), form.getAll('post')]
  const wanted = ([...BULK_ACTS, 'delete'] as const).find((known) => known === act)
  if (wanted === 'delete') {
    const [id] = posts
    return posts.length === 1 && typeof id === 'string' && isPostId(id)
      ? { act: wanted, id }
      : 'missing'
  }
  const chosen = readChosenPosts(form)
  return wanted === undefined || chosen === null ? 'nothing-chosen' : { act: wanted, chosen }
}

/** Null where none is chosen, or more than an action takes. */
export function readChosenPosts(form: FormData): [ChosenPost, ...ChosenPost[]] | null {
  const posts = form.getAll('post')
  const [first, ...others] = posts.map(readChosen)
  const chosen = others.filter((post) => post !== null)
  if (!first || chosen.length < others.length || posts.length > POSTS_AN_ACTION) return null
  return [first, ...chosen]
}

function readChosen(entry: FormDataEntryValue): ChosenPost | null {
  if (typeof entry !== 'string') return null
  const [id = '', version = ''] = entry.split(':')
  return isPostId(id) && /^\d{1,9}$/.test(version) ? { id, version: Number(version) } : null
}
