import { randomUUID } from 'node:crypto'
import type { RouterContextProvider } from 'react-router'
import {
  isWorthOffering,
  type DraftStart,
  offerDraft,
} from '#app/features/post-editor/drafts/recoverable-drafts.ts'
import type { PostForm } from '#app/features/posts/post.ts'
import { discardDraft, listDrafts } from '#app/features/post-editor/drafts/drafts.server.ts'
import type { StoredDraft } from '#app/features/post-editor/drafts/stored-draft.ts'
import type { Actor } from '#app/platform/audit.server.ts'
import type { Services } from '#app/server/services.server.ts'
import { servicesContext } from '#app/server/services-context.server.ts'
import { getSignedIn } from '#app/server/session-context.server.ts'

/** The user's drafts of a post (null: of new ones), and the one that `?copy=…` requests. */
export async function findDrafts(
  request: Request,
  context: Readonly<RouterContextProvider>,
  postId: string | null,
  saved: PostForm,
): Promise<{ start: DraftStart; draft: StoredDraft | null }> {
  const { db } = context.get(servicesContext)
  const userId = getSignedIn(context).user.id
  const drafts = await listDrafts(db, { userId, postId })
  const worth = drafts.filter((each) => isWorthOffering(saved, each))
  const requested = new URL(request.url).searchParams.get('copy')
  const draft = worth.find(({ id }) => id === requested) ?? null
  const found = worth.filter((each) => each !== draft).map(offerDraft)
  const resumed = draft && offerDraft(draft)
  return { start: { userId, draftId: randomUUID(), found, resumed }, draft }
}

/** A failure here must not report that the post was not saved. */
export async function deleteSavedDrafts(
  { db, log, actor }: Pick<Services, 'db' | 'log'> & { actor: Actor & { id: string } },
  ids: readonly string[],
): Promise<void> {
  try {
    for (const id of ids.slice(0, 10)) await discardDraft(db, { userId: actor.id, id })
  } catch (error) {
    log.error('a draft of a saved post was not deleted', error)
  }
}
