import { useEffect, useRef } from 'react'
import { useActionData, useNavigation } from 'react-router'
import type { ListResult } from '#app/features/posts/post-list.ts'

/** Calls back once for each answer of the page's action that comes after the first render, when the page is as new as it. */
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
