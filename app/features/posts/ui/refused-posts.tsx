import { bulkTexts } from '#app/features/posts/changes/change-texts.ts'
import type { BulkOutcome } from '#app/features/posts/post-list.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { countText } from '#app/platform/texts/count-text.ts'
import { Alert } from '#app/ui/feedback/alert.tsx'

export function RefusedPosts({ outcome }: { outcome: Pick<BulkOutcome, 'refused'> | null }) {
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

export function doneText({ act, done, unseen = 0 }: BulkOutcome): string {
  const also = unseen > 0 ? ` ${countText(bulkTexts.unseen, unseen)}` : ''
  return countText(bulkTexts.done[act], done) + also
}
