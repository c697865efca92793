import { useState } from 'react'

/**
 * Keeps the last answer of a page's form. The router forgets it as soon as anything else loads the page's data again, and
 * news of what others did may come at any moment.
 */
export function useKept<Answer>(answer: Answer | undefined): Answer | null {
  const [kept, keep] = useState<Answer | null>(answer ?? null)
  if (answer === undefined || answer === kept) return kept
  keep(answer)
  return answer
}
