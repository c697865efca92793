import { useState } from 'react'
import { useActionData } from 'react-router'
import type { ListResult } from '#app/features/posts/post-list.ts'
import { Alert } from '#app/ui/feedback/alert.tsx'
import { useIsHydrated } from '#app/ui/form/use-is-hydrated.ts'

/** For browsers without JavaScript; with it a toast reports the failure. */
export function PrintedFailure() {
  const result = useActionData<ListResult>()
  const [printed] = useState(useIsHydrated() ? undefined : result)
  return printed && 'failed' in printed ? <Alert title={printed.failed} /> : null
}
