import { type RefObject, useEffect, useState } from 'react'
import { editorTexts } from '#app/features/post-editor/editor-texts.ts'
import type { PublicationContext } from '#app/features/post-editor/ui/publication-fields.tsx'
import { type PostForm, readingMinutes } from '#app/features/posts/post.ts'
import { statusOf } from '#app/features/posts/publication/post-schedule.ts'
import { parseTimes } from '#app/features/posts/publication/publication.ts'
import { statusTexts } from '#app/features/posts/publication/publication-texts.ts'
import { countText } from '#app/platform/texts/counted-text.ts'
import { zonedText } from '#app/platform/zoned-text.ts'
import { Status } from '#app/ui/page/badge.tsx'
import { countWords } from '#app/platform/texts/count-words.ts'

type PostStatusProps = { form: PostForm; publicationContext: PublicationContext }

/** Of the post as it was saved last. */
export function PostStatus({ form, publicationContext }: PostStatusProps) {
  const { now, timeZone } = publicationContext
  const times = parseTimes(form, timeZone)
  const planned = times.ok ? times.value : { publishAt: null, unpublishAt: null }
  const status = statusOf({ published: form.published, ...planned }, now)
  const since = status === 'scheduled' ? planned.publishAt : planned.unpublishAt
  const time = status === 'draft' || status === 'published' ? null : since
  return (
    <span className="poststatus">
      <Status published={status === 'published'} text={statusTexts[status]} />
      {time && <span className="small"> {zonedText(time, timeZone)}</span>}
    </span>
  )
}

type TextLengthProps = { form: RefObject<HTMLFormElement | null>; content: string }

export function TextLength({ form, content }: TextLengthProps) {
  const { words, minutes } = useTextLength(form, content)
  return (
    <span className="muted">
      {countText(editorTexts.words, words)}
      <span className="minutes"> · {countText(editorTexts.minutes, minutes)}</span>
    </span>
  )
}

// Longer than the rich editor takes to write its text into the form.
const PAUSE_MS = 600

/** Of the content, after each pause in typing. */
function useTextLength(form: RefObject<HTMLFormElement | null>, content: string) {
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
