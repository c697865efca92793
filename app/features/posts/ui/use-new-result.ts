import { useEffect, useRef } from 'react'
import { useActionData, useNavigation } from 'react-router'
import type { ListResult } from '#app/features/posts/post-list.ts'

/** Only for results after the first render, once the page shows them. */
export function useNewResult(onResponse: (result: ListResult) => void): void {
  const result = useActionData<ListResult>()
  const { state } = useNavigation()
  const seen = useRef(result)
  useEffect(() => {
    if (state !== 'idle' || result === seen.current) return
    seen.current = result
    if (result !== undefined) onResponse(result)
  })
}
