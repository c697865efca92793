import { bulkTexts } from '#app/features/posts/changes/change-texts.ts'
import type { BulkOutcome } from '#app/features/posts/post-list.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { Alert } from '#app/ui/feedback/alert.tsx'

export function RefusedPosts({ outcome }: { outcome: BulkOutcome | null }) {
  if (outcome === null || outcome.refused.length === 0) return null
  return (
    <Alert title={bulkTexts.refusedTitle}>
      <ul>
        {outcome.refused.map(({ id, title, reason }) => (
          <li key={id}>
            {fillText(bulkTexts.refused[reason], { title: title ?? bulkTexts.unknownTitle })}
          </li>
        ))}
      </ul>
    </Alert>
  )
}

export function doneText({ act, done }: BulkOutcome): string {
  const texts = bulkTexts.done[act]
  return done === 1 ? texts.one : fillText(texts.many, { count: done })
}
