import type { RouterContextProvider } from 'react-router'
import { describePublication } from '#app/application/publication-context.ts'
import { openDrafts } from '#app/features/entries/drafts/drafts.server.ts'
import { officeFor } from '#app/features/post-editor/editor-form.ts'
import { openedFrom, writeOpened } from '#app/features/post-editor/stale-form.ts'
import { tellPostDraft } from '#app/features/post-editor/tell-draft.ts'
import { checkedForm, openChecklist } from '#app/features/posts/checklist/check-post.server.ts'
import { languageOf } from '#app/features/posts/checklist/finding.ts'
import type { Post, PostForm } from '#app/features/posts/post.ts'
import { listKnownCategories } from '#app/features/posts/categories/categories.server.ts'
import { readCurrentNames } from '#app/features/posts/categories/category-settings.server.ts'
import { withStoredFields } from '#app/features/posts/form-of-post.ts'
import { editorLanguages } from '#app/routes/dashboard/editor/editor-languages.server.ts'
import { postServices } from '#app/routes/dashboard/editor/post-services.server.ts'
import { loadReview } from '#app/routes/dashboard/editor/review-view.server.ts'

/** The form begins with the draft that `?draft=…` requests; the user's other drafts of the post (null: of new ones) are offered. */
export async function loadEditor(
  request: Request,
  context: Readonly<RouterContextProvider>,
  post: Post | null,
  saved: PostForm,
) {
  const services = postServices(context)
  const id = post?.id ?? null
  const { mayPublish } = services
  const timeZone = services.timeZone()
  const names = await readCurrentNames(services.db, languageOf(saved))
  const own = { userId: services.actor.id, entry: id }
  const tell = tellPostDraft(saved, names)
  const { start, draft } = await openDrafts(services.db, own, { request, tell })
  const form = draft ? withStoredFields(saved, draft.fields) : saved
  return {
    id,
    version: draft?.version ?? post?.version ?? 0,
    opened: draft ? (draft.fields['opened'] ?? '') : writeOpened(openedFrom(saved)),
    form,
    publicationContext: describePublication(post, { ...officeFor(services, post), mayPublish }),
    checklist: await openChecklist(services, id, checkedForm(form, mayPublish)),
    categories: await listKnownCategories(services.db, languageOf(form)),
    languages: await editorLanguages(services, post),
    review: post && (await loadReview(services, post)),
    draftSession: { start, saved, names, timeZone },
  }
}
