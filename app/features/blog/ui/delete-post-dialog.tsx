import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useSearchParams } from 'react-router'
import { fill } from '#app/features/blog/blog-words.ts'
import { BLOG_POSTS, deletePost } from '#app/features/blog/desk-requests.ts'
import type { DeskWords } from '#app/features/blog/desk-words.ts'
import type { PostRow } from '#app/features/blog/post-list.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { showToast } from '#app/ui/toast-store.ts'

/** The question before a deletion. It is open while the address names a row (`?delete=…`). */
export function DeletePostDialog({ row, words }: { row: PostRow | null; words: DeskWords }) {
  const [, setQuery] = useSearchParams()
  const close = useCallback(() => {
    setQuery(
      (query) => {
        query.delete('delete')
        return query
      },
      { replace: true, preventScrollReset: true },
    )
  }, [setQuery])
  const deletion = useDeletion(words, close)
  const open = useCallback((dialog: HTMLDialogElement | null) => {
    if (!dialog) return
    // Rendered open, so that the question also stands without JavaScript. Closing it would count as an answer.
    dialog.removeAttribute('open')
    dialog.showModal()
  }, [])
  if (!row) return null
  return (
    <form
      method="post"
      action={`/dashboard/posts/${row.id}`}
      onSubmit={(event) => {
        event.preventDefault()
        deletion.mutate(row.id)
      }}
    >
      <Dialog
        id="delete-post"
        open
        title={words.deletion.question}
        ref={open}
        onClose={close}
        actions={<DeleteActions busy={deletion.isPending} onKeep={close} words={words} />}
      >
        <p>{fill(words.deletion.consequence, { title: row.title })}</p>
      </Dialog>
    </form>
  )
}

function DeleteActions({ busy, onKeep, words }: { busy: boolean; onKeep: () => void; words: DeskWords }) {
  return (
    <>
      <Button variant="secondary" autoFocus disabled={busy} onClick={onKeep}>
        {words.deletion.keep}
      </Button>
      <Button type="submit" variant="destructive" icon="trash-2" busy={busy} busyText={words.deletion.busy}>
        {words.deletion.confirm}
      </Button>
    </>
  )
}

function useDeletion(words: DeskWords, close: () => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: deletePost,
    onSuccess: async (answer) => {
      close()
      if (answer.ok) showToast({ ...words.toasts.deleted, tone: 'normal' })
      else showToast({ ...words.toasts.deleteFailed, text: answer.problem.message, tone: 'destructive' })
      await queries.invalidateQueries({ queryKey: [BLOG_POSTS] })
    },
  })
}
