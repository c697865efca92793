import { editorTexts } from '#app/features/post-editor/editor-texts.ts'
import { languageOf } from '#app/features/posts/checklist/finding.ts'
import { type Post, type PostForm, textsOfForm } from '#app/features/posts/post.ts'
import { type Office, parsePublication } from '#app/features/posts/publication/publication.ts'

const NOT_STORED = {
  // Of no post, so that none is left out where others are named.
  id: '00000000-0000-7000-8000-000000000000',
  publishAt: null,
  unpublishAt: null,
  publishedAt: null,
  userId: null,
  version: 0,
  translation: null,
  sample: false,
}

/** The form as the post that it may become, however unfinished it is. */
export function unsavedPost(form: PostForm, before: Post | null, office: Office): Post {
  const publication = parsePublication(form, office)
  return {
    ...NOT_STORED,
    createdAt: office.now,
    updatedAt: office.now,
    ...before,
    ...textsOfForm(form),
    image: form.image.trim(),
    title: form.title.trim() || editorTexts.preview.noTitle,
    published: true,
    review: publication.ok ? publication.value.review : (before?.review ?? null),
    // Of no other post.
    slug: UNSAVED_SLUG,
    locale: languageOf(form),
  }
}

const UNSAVED_SLUG = 'unsaved-post'

/** Where the form is sent to be shown. */
export function previewPath(id: string | null): string {
  return id === null ? '/dashboard/blog/preview' : `/dashboard/blog/preview?post=${id}`
}
