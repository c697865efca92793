import { useState } from 'react'

/** The router forgets a form's answer as soon as anything revalidates the page's data. */
export function useKept<Answer>(answer: Answer | undefined): Answer | null {
  const [kept, keep] = useState<Answer | null>(answer ?? null)
  if (answer === undefined || answer === kept) return kept
  keep(answer)
  return answer
}
