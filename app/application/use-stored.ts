import { useState } from 'react'
import { useLocation } from 'react-router'

/** Stands for the answer that the page already shows, when the next one did not come. */
export const SAME_ANSWER = Object.freeze({})

/** The router forgets a form's answer as soon as anything revalidates the page's data; the page has it until the next navigation. */
export function useStored<Answer extends object>(result: Answer | null | undefined): Answer | null {
  const { key } = useLocation()
  const [stored, store] = useState<{ key: string; result: Answer | null }>({ key, result: null })
  const next = { key, result: result ?? null }
  if (result === SAME_ANSWER) next.result = stored.result
  else if (result === undefined && key === stored.key) next.result = stored.result
  if (next.key !== stored.key || next.result !== stored.result) store(next)
  return next.result
}
