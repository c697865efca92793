import {
  BULK_ACTS,
  type BulkAct,
  type ChosenPost,
  POSTS_AN_ACTION,
} from '#app/features/posts/post-list.ts'
import { isPostId } from '#app/features/posts/post.ts'

export type BulkRequest = { intent: BulkAct; chosen: [ChosenPost, ...ChosenPost[]] }

export type ListRequest = BulkRequest | { intent: 'delete'; id: string }

export function parseListForm(form: FormData): ListRequest | 'nothing-chosen' | 'missing' {
  const [intent, posts] = [form.get('intent'), form.getAll('post')]
  const wanted = ([...BULK_ACTS, 'delete'] as const).find((known) => known === intent)
  if (wanted === 'delete') {
    const [id] = posts
    return posts.length === 1 && typeof id === 'string' && isPostId(id)
      ? { intent: wanted, id }
      : 'missing'
  }
  const [first, ...others] = posts.map(readChosen)
  const chosen = others.filter((post) => post !== null)
  if (wanted === undefined || !first || chosen.length < others.length) return 'nothing-chosen'
  if (posts.length > POSTS_AN_ACTION) return 'nothing-chosen'
  return { intent: wanted, chosen: [first, ...chosen] }
}

function readChosen(entry: FormDataEntryValue): ChosenPost | null {
  if (typeof entry !== 'string') return null
  const [id = '', version = ''] = entry.split(':')
  return isPostId(id) && /^\d{1,9}$/.test(version) ? { id, version: Number(version) } : null
}
