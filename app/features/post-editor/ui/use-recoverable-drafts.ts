import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import {
  type RecoverableDraft,
  gatherDrafts,
  isWorthOffering,
  type DraftStart,
} from '#app/features/post-editor/drafts/recoverable-drafts.ts'
import type { StoredDraft } from '#app/features/post-editor/drafts/stored-draft.ts'
import type { BrowserDrafts } from '#app/features/post-editor/drafts/browser-drafts.ts'
import type { PostForm } from '#app/features/posts/post.ts'
import { fillForm } from '#app/features/post-editor/ui/fill-form.ts'
import { findOpenForms } from '#app/features/post-editor/ui/open-forms.ts'
import type { FormDraft } from '#app/features/post-editor/ui/use-draft-session.ts'
import { randomId } from '#app/platform/random-id.ts'

export type RecoverableDrafts = ReturnType<typeof useRecoverableDrafts>

/** The server's drafts are known at once, this browser's only after hydration. */
export function useRecoverableDrafts(
  form: RefObject<HTMLFormElement | null>,
  postId: string | null,
  start: DraftStart,
  saved: PostForm,
  { draftSession, drafts, discard }: FormDraft,
  begin: (taken: StoredDraft) => void,
) {
  const { found, gather, drop } = useGathering({ drafts, postId, saved, start })
  return {
    found,
    /** Drafts of the server are opened by a link instead. */
    takeUp({ id, here }: RecoverableDraft) {
      const element = form.current
      if (!here || !element) return
      drop(id)
      draftSession.takeUp(here, randomId(), () => {
        flushSync(() => begin(here))
        fillForm(element, here.fields)
      })
      void gather()
    },
    discard({ id }: RecoverableDraft) {
      discard(id)
      drop(id)
    },
  }
}

type Gathering = {
  drafts: BrowserDrafts
  postId: string | null
  saved: PostForm
  start: DraftStart
}

function useGathering(given: Gathering) {
  // As the page was opened; later loader data has nothing new about drafts.
  const [{ drafts, postId, saved, start }] = useState(given)
  const [found, setFound] = useState(() => gatherDrafts(start, [], new Set()))
  const dropped = useRef(new Set<string>())
  const gather = useCallback(async () => {
    const openForms = await findOpenForms()
    const stored = drafts.list(postId)
    const here = stored.filter((draft) => isWorthOffering(saved, draft))
    for (const draft of stored)
      if (!here.includes(draft) && !openForms.has(draft.id)) drafts.discard(draft)
    setFound(gatherDrafts(start, here, new Set([...openForms, ...dropped.current])))
  }, [drafts, postId, saved, start])
  useEffect(() => void gather(), [gather])
  return {
    found,
    gather,
    drop(dropId: string) {
      dropped.current.add(dropId)
      setFound((all) => all.filter(({ id }) => id !== dropId))
    },
  }
}
