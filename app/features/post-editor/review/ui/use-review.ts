import { useCallback, useMemo, useRef, useState } from 'react'
import type { ReviewAnswer, ReviewView } from '#app/features/post-editor/review/review-view.ts'
import { unfoldAround } from '#app/features/post-editor/ui/panel-part.tsx'
import type { Anchor } from '#app/features/rich-text/paragraphs/find-places.ts'
import type { ParagraphEditor } from '#app/features/rich-text/paragraphs/paragraph-tools.ts'

export type Review = ReturnType<typeof useReview>

/** What the form with this id was answered. */
type Answered = { form: string; problem: string | null }

export const NEW_COMMENT = 'new-comment'
export const COMMENT_TEXT = 'new-comment-text'

/** @param latest of the news of the open post */
export function useReview(first: ReviewView | null, latest: ReviewView | null) {
  const [answer, setAnswer] = useState<ReviewView | null>(null)
  const [answered, setAnswered] = useState<Answered | null>(null)
  const [anchor, setAnchor] = useState<Anchor | null>(null)
  const [hasNoCursor, setNoCursor] = useState(false)
  const editor = useRef<ParagraphEditor | null>(null)
  const view = newest([first, latest, answer])
  const threads = view?.threads
  const marked = useMemo(
    () => threads?.filter(({ resolved, quote }) => resolved === null && quote !== '') ?? [],
    [threads],
  )
  const take = useCallback((form: string, data: ReviewAnswer) => {
    if (data.view) setAnswer(data.view)
    const problem = data.problem ?? data.failed ?? null
    if (problem === null && form === NEW_COMMENT) setAnchor(null)
    setAnswered({ form, problem })
  }, [])
  const commentHere = useCallback(() => {
    const found = editor.current?.current() ?? null
    setNoCursor(found === null)
    if (found) setAnchor(found)
    const field = document.getElementById(COMMENT_TEXT)
    if (!field) return
    unfoldAround(field)
    field.focus()
  }, [])
  const paragraphs = useMemo(() => ({ marked, editor }), [marked])
  return {
    view,
    answered,
    anchor,
    hasNoCursor,
    paragraphs,
    setAnchor,
    take,
    commentHere,
    say: setAnswered,
  }
}

function newest(views: readonly (ReviewView | null)[]): ReviewView | null {
  return views.reduce((found, each) => (each && each.readAt >= (found?.readAt ?? 0) ? each : found))
}
