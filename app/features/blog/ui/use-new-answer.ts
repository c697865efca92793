import { useEffect, useRef } from 'react'
import { useActionData, useNavigation } from 'react-router'
import type { ListAnswer } from '#app/features/blog/post-list.ts'

/** Calls back once for each answer of the page's action that comes after the first render, when the page is as new as it. */
export function useNewAnswer(onAnswer: (answer: ListAnswer) => void): void {
  const answer = useActionData<ListAnswer>()
  const { state } = useNavigation()
  const seen = useRef(answer)
  useEffect(() => {
    if (state !== 'idle' || answer === seen.current) return
    seen.current = answer
    if (answer !== undefined) onAnswer(answer)
  })
}
