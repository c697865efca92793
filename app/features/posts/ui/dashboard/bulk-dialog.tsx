import { useLayoutEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { bulkTexts } from '#app/features/posts/changes/change-texts.ts'
import {
  type BulkAct,
  type BulkOutcome,
  type PostRow,
  writeChosen,
} from '#app/features/posts/post-list.ts'
import { BulkQuestion } from '#app/features/posts/ui/dashboard/bulk-question.tsx'
import { doneText } from '#app/features/posts/ui/refused-posts.tsx'
import { WITHIN_THE_LIST } from '#app/features/posts/ui/dashboard/use-list-address.ts'
import { useNewResult } from '#app/features/posts/ui/use-new-result.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/feedback/dialog.tsx'
import { showToast } from '#app/ui/feedback/show-toast.ts'

type BulkDialogProps = {
  act: BulkAct
  rows: readonly PostRow[]
  onClose: () => void
  onDone: (outcome: BulkOutcome) => void
}

export function BulkDialog({ act, rows, onClose, onDone }: BulkDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const isBusy = useNavigation().formMethod === 'POST'
  useLayoutEffect(() => dialog.current?.showModal(), [])
  useNewResult((result) => {
    if ('failed' in result)
      return showToast({ title: bulkTexts.failed, text: result.failed, tone: 'destructive' })
    const { outcome } = result
    dialog.current?.close()
    onDone(outcome)
    if (outcome.done > 0)
      showToast({ title: bulkTexts.doneTitle, text: doneText(outcome), tone: 'normal' })
    // The button that opened it disappears with the selection.
    document.querySelector('main')?.focus({ preventScroll: true })
  })
  const texts = bulkTexts[act]
  return (
    <Dialog
      id="bulk-question"
      title={fillText(rows.length === 1 ? texts.one : texts.many, { count: rows.length })}
      ref={dialog}
      onClose={onClose}
      actions={
        <>
          <form method="dialog">
            <Button type="submit" variant="secondary" autoFocus disabled={isBusy}>
              {bulkTexts.cancel}
            </Button>
          </form>
          <Form method="post" {...WITHIN_THE_LIST}>
            <input type="hidden" name="act" value={act} />
            {rows.map((row) => (
              <input key={row.id} type="hidden" name="post" value={writeChosen(row)} />
            ))}
            <Button
              type="submit"
              variant={act === 'trash' ? 'destructive' : 'default'}
              busy={isBusy}
              busyText={bulkTexts.busy}
            >
              {texts.confirm}
            </Button>
          </Form>
        </>
      }
    >
      <BulkQuestion act={act} titles={rows.map(({ title }) => title)} />
    </Dialog>
  )
}
