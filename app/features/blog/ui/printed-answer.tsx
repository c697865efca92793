import { useState } from 'react'
import { useActionData } from 'react-router'
import type { ListAnswer } from '#app/features/blog/post-list.ts'
import { doneText, RefusedPosts } from '#app/features/blog/ui/refused-posts.tsx'
import { Alert } from '#app/ui/alert.tsx'
import { useIsHydrated } from '#app/ui/use-is-hydrated.ts'

/** What the list's form came to, for a browser without JavaScript: with it the dialogs say so. */
export function PrintedAnswer() {
  const answer = useActionData<ListAnswer>()
  const [printed] = useState(useIsHydrated() ? undefined : answer)
  if (printed === undefined) return null
  if ('failed' in printed) return <Alert title={printed.failed} />
  return (
    <>
      {printed.outcome.done > 0 && <p role="status">{doneText(printed.outcome)}</p>}
      <RefusedPosts outcome={printed.outcome} />
    </>
  )
}
