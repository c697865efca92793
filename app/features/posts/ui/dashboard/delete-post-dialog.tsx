import { useEffect, useState } from 'react'
import { Form, useNavigation, useSearchParams } from 'react-router'
import { deletionTexts as texts, listToasts } from '#app/features/posts/changes/change-texts.ts'
import type { PostRow } from '#app/features/posts/post-list.ts'
import { WITHIN_THE_LIST } from '#app/features/posts/ui/dashboard/use-list-address.ts'
import { useNewResult } from '#app/features/posts/ui/use-new-result.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog, usePrintedModal } from '#app/ui/feedback/dialog.tsx'
import { showToast } from '#app/ui/feedback/show-toast.ts'

/** Open while the address names a row (`?delete=…`); null while the list does not have that row. */
export function DeletePostDialog({ row }: { row: PostRow | null }) {
  const [shown, setShown] = useState(row)
  if (row !== null && row !== shown) setShown(row)
  return shown && <Question row={shown} isGone={row === null} />
}

function Question({ row, isGone }: { row: PostRow; isGone: boolean }) {
  const modal = usePrintedModal()
  const forget = useForgottenQuestion()
  const isBusy = useNavigation().formMethod === 'POST'
  useFocusAfterDeletion()
  useNewResult((result) => {
    if (!('failed' in result)) return
    modal.ref.current?.close()
    showToast({ ...listToasts.deleteFailed, text: result.failed, tone: 'destructive' })
  })
  const hasVanished = isGone && !isBusy
  return (
    <Dialog
      {...modal}
      id="delete-post"
      title={hasVanished ? texts.vanished.title : texts.question}
      onClose={forget}
      actions={
        <>
          <form method="dialog">
            <Button type="submit" variant="secondary" autoFocus disabled={isBusy}>
              {hasVanished ? texts.vanished.close : texts.keep}
            </Button>
          </form>
          {!hasVanished && (
            <Form method="post" preventScrollReset>
              <input type="hidden" name="act" value="delete" />
              <input type="hidden" name="post" value={row.id} />
              <Button
                type="submit"
                variant="destructive"
                icon="trash-2"
                busy={isBusy}
                busyText={texts.busy}
              >
                {texts.confirm}
              </Button>
            </Form>
          )}
        </>
      }
    >
      {hasVanished ? (
        <p role="status">{texts.vanished.text}</p>
      ) : (
        <p>{fillText(texts.consequence, { title: row.title })}</p>
      )}
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

// The link that opened it disappears with its row, and so does the focused dialog.
function useFocusAfterDeletion(): void {
  useEffect(
    () => () => {
      if (document.activeElement === document.body)
        document.querySelector('main')?.focus({ preventScroll: true })
    },
    [],
  )
}
