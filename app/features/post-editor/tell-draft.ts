import { newWords } from '#app/features/entries/drafts/new-words.ts'
import type { TellDraft } from '#app/features/entries/drafts/draft.ts'
import {
  type CurrentNames,
  withCurrentNames,
} from '#app/features/posts/categories/category-names.ts'
import type { PostForm } from '#app/features/posts/post.ts'
import { TRANSLATED_FIELDS } from '#app/features/posts/post-fields.ts'
import { differingFields } from '#app/features/posts/form-of-post.ts'

/** @param names in which a draft may have categories by their former names; none without a server */
export function tellPostDraft(saved: PostForm, names?: CurrentNames): TellDraft {
  return (stored) => {
    const fields = withCurrentNames(stored, names)
    if (differingFields(saved, fields).length === 0) return null
    const words = TRANSLATED_FIELDS.toReversed().map((name) =>
      newWords(fields[name] ?? '', saved[name]),
    )
    const firstWords = words.find((each) => each !== '') ?? ''
    return { title: (fields['title'] ?? '').trim(), firstWords, fields }
  }
}
