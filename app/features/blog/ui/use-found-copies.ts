import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import {
  type FoundCopy,
  gatherCopies,
  isWorthOffering,
  type KeepingStart,
} from '#app/features/blog/found-copies.ts'
import type { LocalCopies } from '#app/features/blog/local-copies.ts'
import type { PostForm } from '#app/features/blog/post.ts'
import type { WorkingCopy } from '#app/features/blog/working-copy.ts'
import { fillForm } from '#app/features/blog/ui/fill-form.ts'
import { findLivingForms } from '#app/features/blog/ui/living-forms.ts'
import type { FormKeeping } from '#app/features/blog/ui/use-keeping.ts'
import { randomId } from '#app/platform/random-id.ts'

export type FoundCopies = {
  found: FoundCopy[]
  /** Puts a copy of this browser into the form; the server's are opened by a link. */
  takeUp: (copy: FoundCopy) => void
  discard: (copy: FoundCopy) => void
}

/**
 * Finds texts that were not saved: the server's at once, this browser's after hydration.
 * @param saved the post as it is saved
 * @param begin told which copy is taken up, and the version that it was begun from
 */
export function useFoundCopies(
  form: RefObject<HTMLFormElement | null>,
  postId: string | null,
  start: KeepingStart,
  saved: PostForm,
  formKeeping: FormKeeping,
  begin: (version: number, copyId: string) => void,
): FoundCopies {
  const { keeping, copies, discard } = formKeeping
  const { found, gather, drop } = useGathering({ copies, postId, saved, start })
  return {
    found,
    takeUp({ id, here }) {
      const element = form.current
      if (!here || !element) return
      drop(id)
      keeping.takeUp(here, randomId(), () => {
        flushSync(() => begin(here.version, id))
        fillForm(element, here.fields)
      })
      // What was typed before is a copy now.
      void gather()
    },
    discard({ id }) {
      discard(id)
      drop(id)
    },
  }
}

type Gathering = {
  copies: LocalCopies
  postId: string | null
  saved: PostForm
  start: KeepingStart
}

function useGathering(given: Gathering) {
  // As the page was opened; later loader data says nothing new about copies.
  const [gathering] = useState(given)
  const [found, setFound] = useState(() => gatherCopies(gathering.start, [], new Set()))
  const dropped = useRef(new Set<string>())
  const gather = useCallback(async () => {
    const living = await findLivingForms()
    const here = worthOffering(gathering, living)
    setFound(gatherCopies(gathering.start, here, new Set([...living, ...dropped.current])))
  }, [gathering])
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

// Copies that equal the post were saved after all and are discarded.
function worthOffering(
  { copies, postId, saved }: Gathering,
  living: ReadonlySet<string>,
): WorkingCopy[] {
  return copies.list(postId).filter((copy) => {
    const isWorth = isWorthOffering(saved, copy)
    if (!isWorth && !living.has(copy.id)) copies.discard(copy)
    return isWorth
  })
}
