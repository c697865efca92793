import { type RefObject, useEffect, useState } from 'react'
import type { CheckedForm, Checklist, Finding } from '#app/features/blog/finding.ts'

// Longer than a breath between two words: a list that changes under the fingers is noise.
const PAUSE_MS = 900

/**
 * The findings of the form around an element: the server's at first, and looked for again whenever typing pauses. Without
 * the code that does it, the server's stay.
 */
export function useLiveFindings(
  place: RefObject<HTMLElement | null>,
  { findings, rules }: Checklist,
): readonly Finding[] {
  const [found, setFound] = useState(findings)
  useEffect(() => {
    const form = place.current?.closest('form')
    if (!form) return undefined
    const stop = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = async () => {
      const { findFindings } = await import('#app/features/blog/publish-checklist.ts')
      if (!stop.signal.aborted) setFound(findFindings(readForm(form), rules))
    }
    const lookSoon = () => {
      clearTimeout(timer)
      timer = setTimeout(() => void look().catch(reportError), PAUSE_MS)
    }
    form.addEventListener('input', lookSoon, { signal: stop.signal })
    form.addEventListener('change', lookSoon, { signal: stop.signal })
    // A browser may have put back what was typed before.
    lookSoon()
    return () => {
      stop.abort()
      clearTimeout(timer)
    }
  }, [place, rules])
  return found
}

// A chosen file is a picture as well, though its address comes only when the post is saved.
function readForm(form: HTMLFormElement): CheckedForm {
  const entries = [...new FormData(form)]
  const texts = Object.fromEntries(entries.filter(([, value]) => typeof value === 'string'))
  const hasFile = entries.some(([, value]) => value instanceof File && value.name !== '')
  return {
    ...texts,
    ...(hasFile && { image: 'file:' }),
    published: 'published' in texts,
  } as unknown as CheckedForm
}
