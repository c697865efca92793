import { fillText } from '#app/platform/fill-text.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useLayoutEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { BLOG_POSTS, deletePost } from '#app/features/blog/desk-requests.ts'
import type { DeskWords } from '#app/features/blog/desk-words.ts'
import type { PostRow } from '#app/features/blog/post-list.ts'
import { WITHIN_THE_LIST } from '#app/features/blog/ui/use-list-address.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { showToast } from '#app/ui/show-toast.ts'
import { useIsHydrated } from '#app/ui/use-is-hydrated.ts'

/**
 * The question before a deletion. It is open while the address names a row (`?delete=…`).
 * @param props.row null when the list does not have it: nothing is asked then, and an open question says so
 */
export function DeletePostDialog({ row, words }: { row: PostRow | null; words: DeskWords }) {
  const [shown, setShown] = useState(row)
  if (row !== null && row !== shown) setShown(row)
  return shown && <Question row={shown} isGone={row === null} words={words} />
}

function Question({ row, isGone, words }: { row: PostRow; isGone: boolean; words: DeskWords }) {
  const dialog = useRef<HTMLDialogElement>(null)
  // Printed open, so that the question also stands without JavaScript. In a browser that has it, an open dialog would take
  // the focus, and scroll to it, before it is modal.
  const [isPrinted] = useState(!useIsHydrated())
  const forget = useForgottenQuestion()
  const deletion = useDeletion(words, () => dialog.current?.close())
  useLayoutEffect(() => {
    // Closing it would count as an answer.
    dialog.current?.removeAttribute('open')
    dialog.current?.showModal()
  }, [])

  const { vanished } = words.more
  if (isGone) {
    return (
      <Dialog
        id="delete-post"
        // As below: React would take the attribute away, and with it the open dialog.
        open={isPrinted}
        title={vanished.title}
        ref={dialog}
        onClose={forget}
        actions={
          <form method="dialog">
            <Button type="submit" variant="secondary">
              {vanished.close}
            </Button>
          </form>
        }
      >
        <p role="status">{vanished.text}</p>
      </Dialog>
    )
  }
  return (
    <Dialog
      id="delete-post"
      open={isPrinted}
      title={words.deletion.question}
      ref={dialog}
      onClose={forget}
      actions={
        <>
          <form method="dialog">
            <Button type="submit" variant="secondary" autoFocus disabled={deletion.isPending}>
              {words.deletion.keep}
            </Button>
          </form>
          <form
            method="post"
            action={`/dashboard/posts/${row.id}`}
            onSubmit={(event) => {
              event.preventDefault()
              deletion.mutate(row.id)
            }}
          >
            <Button
              type="submit"
              variant="destructive"
              icon="trash-2"
              busy={deletion.isPending}
              busyText={words.deletion.busy}
            >
              {words.deletion.confirm}
            </Button>
          </form>
        </>
      }
    >
      <p>{fillText(words.deletion.consequence, { title: row.title })}</p>
    </Dialog>
  )
}

function useForgottenQuestion(): () => void {
  const [, setQuery] = useSearchParams()
  return () =>
    setQuery(
      (query) => {
        query.delete('delete')
        return query
      },
      { ...WITHIN_THE_LIST, replace: true },
    )
}

function useDeletion(words: DeskWords, close: () => void) {
  const queries = useQueryClient()
  return useMutation({
    // Without a network as well: the request says what is missing, where the library would wait in silence.
    networkMode: 'always',
    mutationFn: deletePost,
    onSuccess: async (answer) => {
      close()
      if (answer.ok) {
        showToast({ ...words.toasts.deleted, tone: 'normal' })
        // The link that asked, to which the focus has returned, goes away with its row.
        document.querySelector('main')?.focus({ preventScroll: true })
      } else {
        showToast({
          ...words.toasts.deleteFailed,
          text: answer.problem.message,
          tone: 'destructive',
        })
      }
      await queries.invalidateQueries({ queryKey: [BLOG_POSTS] })
    },
  })
}
