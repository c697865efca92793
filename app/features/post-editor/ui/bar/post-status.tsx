import type { RefObject } from 'react'
import { editorTexts } from '#app/features/post-editor/editor-texts.ts'
import type { PublicationContext } from '#app/features/post-editor/ui/publication-fields.tsx'
import { useTextLength } from '#app/features/post-editor/ui/bar/use-text-length.ts'
import type { PostForm } from '#app/features/posts/post.ts'
import { statusOf } from '#app/features/posts/publication/post-schedule.ts'
import { parseTimes } from '#app/features/posts/publication/publication.ts'
import { statusTexts } from '#app/features/posts/publication/publication-texts.ts'
import { countText } from '#app/platform/texts/counted-text.ts'
import { zonedText } from '#app/platform/zoned-text.ts'
import { Status } from '#app/ui/page/badge.tsx'

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
