import { useCallback, useMemo, useRef, useState } from 'react'
import {
  isReviewed,
  type ReviewAnswer,
  type ReviewView,
} from '#app/features/post-editor/review/review-view.ts'
import type { PostNews } from '#app/features/post-editor/post-news.ts'
import { unfoldAround } from '#app/features/post-editor/ui/panel-part.tsx'
import type { Anchor } from '#app/features/rich-text/paragraphs/find-places.ts'
import type {
  MarkedParagraph,
  ParagraphEditor,
} from '#app/features/rich-text/paragraphs/paragraph-tools.ts'

export type Review = ReturnType<typeof useReview>

/** What the form with this id was answered. */
type Answered = { form: string; problem: string | null }

export const NEW_COMMENT = 'new-comment'
export const COMMENT_TEXT = 'new-comment-text'

/** @param news of the open post */
export function useReview(first: ReviewView | null, news: PostNews | null) {
  const [answer, setAnswer] = useState<ReviewView | null>(null)
  const [answered, setAnswered] = useState<Answered | null>(null)
  const { connect, setAnchor, ...commenting } = useCommenting()
  const view = newest([first, news?.review ?? null, answer])
  const threads = view?.threads
  const paragraphs = useMemo(() => {
    const isMarked = ({ resolved, quote }: ReviewView['threads'][number]) =>
      resolved === null && quote !== ''
    return { marked: threads?.filter(isMarked) ?? [], connect }
  }, [threads, connect])
  const take = useCallback(
    (form: string, data: ReviewAnswer) => {
      if (data.view) setAnswer(data.view)
      const problem = data.problem ?? data.failed ?? null
      if (problem === null && form === NEW_COMMENT) setAnchor(null)
      setAnswered({ form, problem })
    },
    [setAnchor],
  )
  return {
    ...commenting,
    setAnchor,
    view,
    answered,
    paragraphs,
    take,
    say: setAnswered,
    /** At first: it waits for somebody, or has open comments. */
    isOpen: isReviewed(first),
  }
}

/** On what the next comment is: a paragraph, or without one the whole post. */
function useCommenting() {
  const [anchor, setAnchor] = useState<Anchor | null>(null)
  const [hasNoCursor, setNoCursor] = useState(false)
  const editor = useRef<ParagraphEditor | null>(null)
  const connect = useCallback((open: ParagraphEditor | null) => void (editor.current = open), [])
  const commentHere = useCallback(() => {
    const found = editor.current?.current() ?? null
    setNoCursor(found === null)
    if (found) setAnchor(found)
    const field = document.getElementById(COMMENT_TEXT)
    if (!field) return
    unfoldAround(field)
    field.focus()
  }, [])
  const show = (thread: MarkedParagraph) => editor.current?.show(thread) === true
  return { anchor, setAnchor, hasNoCursor, connect, commentHere, show }
}

function newest(views: readonly (ReviewView | null)[]): ReviewView | null {
  return views.reduce((found, each) => (each && each.readAt >= (found?.readAt ?? 0) ? each : found))
}
