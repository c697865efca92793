import { type FormEvent, lazy, Suspense, useEffect, useState } from 'react'
import { bulkBarTexts } from '#app/features/posts/list-texts.ts'
import {
  BULK_ACTS,
  type BulkAct,
  type BulkOutcome,
  type PostRow,
  POSTS_AN_ACTION,
} from '#app/features/posts/post-list.ts'
import type { Selection } from '#app/ui/form/use-selection.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { ActButton } from '#app/ui/button.tsx'
import { loadPart } from '#app/platform/load-part.ts'
import { AllBox } from '#app/ui/form/selection-boxes.tsx'

/** Id of the form to which the rows' boxes belong. */
export const BULK_FORM = 'bulk'

const loadDialog = () => import('#app/features/posts/ui/dashboard/bulk-dialog.tsx')
const BulkDialog = lazy(() => loadPart(async () => (await loadDialog()).BulkDialog))

const RefusedPosts = lazy(() =>
  loadPart(async () => (await import('#app/features/posts/ui/refused-posts.tsx')).RefusedPosts),
)

type BulkBarProps = { selection: Selection<PostRow>; shown: number }

/** Without JavaScript a page requests confirmation. */
export function BulkBar({ selection, shown }: BulkBarProps) {
  const [requested, setRequested] = useState<BulkAct | null>(null)
  const [outcome, setOutcome] = useState<BulkOutcome | null>(null)
  const count = selection.rows.length
  // Loaded early, so that it also opens after the connection is lost.
  useEffect(() => void loadDialog(), [])
  const ask = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const button = (event.nativeEvent as SubmitEvent).submitter
    const act = BULK_ACTS.find((known) => known === button?.getAttribute('value'))
    if (act !== undefined && count > 0 && count <= POSTS_AN_ACTION) setRequested(act)
  }
  return (
    <>
      <form
        className="bulk"
        id={BULK_FORM}
        method="post"
        action="/dashboard/bulk"
        aria-label={bulkBarTexts.label}
        onSubmit={ask}
      >
        <AllBox
          {...{ selection, shown }}
          label={fillText(bulkBarTexts.selectAll, { count: shown })}
          chosen={selectedText(count)}
        />
        <div className="btns">
          {BULK_ACTS.map((act) => (
            <ActButton key={act} act={act}>
              {bulkBarTexts.buttons[act]}
            </ActButton>
          ))}
        </div>
      </form>
      {outcome && (
        <Suspense>
          <RefusedPosts outcome={outcome} />
        </Suspense>
      )}
      {requested && (
        <Suspense>
          <BulkDialog
            act={requested}
            rows={selection.rows}
            onClose={() => setRequested(null)}
            onDone={(done) => {
              setOutcome(done)
              selection.all(false)
            }}
          />
        </Suspense>
      )}
    </>
  )
}

function selectedText(count: number): string {
  if (count === 0) return ''
  if (count > POSTS_AN_ACTION) return fillText(bulkBarTexts.tooMany, { most: POSTS_AN_ACTION })
  return count === 1 ? bulkBarTexts.selectedOne : fillText(bulkBarTexts.selectedMany, { count })
}
