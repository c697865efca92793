import { fillText } from '#app/platform/fill-text.ts'
import { type FormEvent, lazy, Suspense, useState } from 'react'
import type { DeskWords } from '#app/features/blog/desk-words.ts'
import {
  BULK_ACTS,
  type BulkAct,
  type BulkOutcome,
  POSTS_A_DEED,
} from '#app/features/blog/post-list.ts'
import type { Selection } from '#app/features/blog/ui/use-selection.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'

/** The id of the form to which the rows' boxes belong. */
export const BULK_FORM = 'bulk'

const BulkDialog = lazy(async () => {
  const { BulkDialog: component } = await import('#app/features/blog/ui/bulk-dialog.tsx')
  return { default: component }
})

type BulkBarProps = { selection: Selection; shown: number; words: DeskWords }

/** Above the table: select all, and what can be done to the selected posts. Without JavaScript a page asks once more. */
export function BulkBar({ selection, shown, words }: BulkBarProps) {
  const [asked, setAsked] = useState<BulkAct | null>(null)
  const [outcome, setOutcome] = useState<BulkOutcome | null>(null)
  const { more } = words
  const count = selection.rows.length
  const ask = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const button = (event.nativeEvent as SubmitEvent).submitter
    const act = BULK_ACTS.find((known) => known === button?.getAttribute('value'))
    if (act !== undefined && count > 0 && count <= POSTS_A_DEED) setAsked(act)
  }
  return (
    <>
      <form
        className="bulk"
        id={BULK_FORM}
        method="post"
        action="/dashboard/bulk"
        aria-label={more.bulkLabel}
        onSubmit={ask}
      >
        <label className="pick">
          <input
            type="checkbox"
            checked={count === shown}
            onChange={(event) => selection.all(event.currentTarget.checked)}
          />
          <span>{fillText(more.selectAll, { count: shown })}</span>
        </label>
        <span className="muted" role="status">
          {selectedText(count, words)}
        </span>
        <div className="btns">
          <Act act="publish" text={more.publish} />
          <Act act="unpublish" text={more.unpublish} />
          <Act act="trash" text={more.moveToTrash} />
        </div>
      </form>
      <Refused outcome={outcome} words={words} />
      {asked && (
        <Suspense>
          <BulkDialog
            act={asked}
            rows={selection.rows}
            words={words}
            onClose={() => setAsked(null)}
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

function Act({ act, text }: { act: BulkAct; text: string }) {
  return (
    <Button type="submit" name="act" value={act} variant="secondary" size="small">
      {text}
    </Button>
  )
}

function selectedText(count: number, { more }: DeskWords): string {
  if (count === 0) return ''
  if (count > POSTS_A_DEED) return fillText(more.tooMany, { most: POSTS_A_DEED })
  return count === 1 ? more.selectedOne : fillText(more.selectedMany, { count })
}

function Refused({ outcome, words: { bulk } }: { outcome: BulkOutcome | null; words: DeskWords }) {
  if (outcome === null || outcome.refused.length === 0) return null
  return (
    <Alert title={bulk.refusedTitle}>
      <ul>
        {outcome.refused.map(({ id, title, reason }) => (
          <li key={id}>{fillText(bulk.refused[reason], { title: title ?? bulk.unknownTitle })}</li>
        ))}
      </ul>
    </Alert>
  )
}
