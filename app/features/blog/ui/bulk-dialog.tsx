import { fillText } from '#app/platform/fill-text.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useLayoutEffect, useRef } from 'react'
import { BLOG_POSTS, changePosts } from '#app/features/blog/desk-requests.ts'
import type { DeskWords } from '#app/features/blog/desk-words.ts'
import type { BulkAct, BulkOutcome, PostRow } from '#app/features/blog/post-list.ts'
import { BulkQuestion } from '#app/features/blog/ui/bulk-question.tsx'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { showToast } from '#app/ui/show-toast.ts'

type BulkDialogProps = {
  act: BulkAct
  rows: readonly PostRow[]
  words: DeskWords
  onClose: () => void
  onDone: (outcome: BulkOutcome) => void
}

/** The one question before several posts are changed. */
export function BulkDialog({ act, rows, words, onClose, onDone }: BulkDialogProps) {
  const { bulk } = words
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => dialog.current?.showModal(), [])
  const queries = useQueryClient()
  const change = useMutation({
    // Without a network as well: the request says what is missing, where the library would wait in silence.
    networkMode: 'always',
    mutationFn: () => changePosts(act, rows),
    onSuccess: async (answer) => {
      if (answer.ok) {
        dialog.current?.close()
        onDone(answer.value)
        if (answer.value.done > 0)
          showToast({ title: bulk.doneTitle, text: doneText(answer.value, words), tone: 'normal' })
        // The button that asked goes away with the selection.
        document.querySelector('main')?.focus({ preventScroll: true })
      } else {
        showToast({ title: bulk.failed, text: answer.problem.message, tone: 'destructive' })
      }
      await queries.invalidateQueries({ queryKey: [BLOG_POSTS] })
    },
  })
  const titles = rows.map(({ title }) => title)
  return (
    <Dialog
      id="bulk-question"
      title={fillText(rows.length === 1 ? bulk[act].one : bulk[act].many, { count: rows.length })}
      ref={dialog}
      onClose={onClose}
      actions={
        <>
          <form method="dialog">
            <Button type="submit" variant="secondary" autoFocus disabled={change.isPending}>
              {bulk.cancel}
            </Button>
          </form>
          <Button
            variant={act === 'trash' ? 'destructive' : 'default'}
            busy={change.isPending}
            busyText={bulk.busy}
            onClick={() => change.mutate()}
          >
            {bulk[act].confirm}
          </Button>
        </>
      }
    >
      <BulkQuestion act={act} titles={titles} words={bulk} />
    </Dialog>
  )
}

function doneText({ act, done }: BulkOutcome, { bulk }: DeskWords): string {
  return done === 1 ? bulk.done[act].one : fillText(bulk.done[act].many, { count: done })
}
