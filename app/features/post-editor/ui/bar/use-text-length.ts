import { type RefObject, useEffect, useState } from 'react'
import { countWords } from '#app/platform/texts/count-words.ts'
import { readingMinutes } from '#app/features/posts/post.ts'

// Longer than the rich editor takes to write its text into the form.
const PAUSE_MS = 600

/** Of the content, after each pause in typing. */
export function useTextLength(form: RefObject<HTMLFormElement | null>, content: string) {
  const [length, setLength] = useState(() => lengthOf(content))
  useEffect(() => {
    const field = form.current?.elements.namedItem('content')
    if (!(field instanceof HTMLTextAreaElement)) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const countSoon = () => {
      clearTimeout(timer)
      timer = setTimeout(() => setLength(lengthOf(field.value)), PAUSE_MS)
    }
    field.addEventListener('input', countSoon)
    return () => {
      field.removeEventListener('input', countSoon)
      clearTimeout(timer)
    }
  }, [form])
  return length
}

function lengthOf(content: string) {
  const words = countWords(content)
  return { words, minutes: readingMinutes(words) }
}
