import { useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Command } from 'prosemirror-state'
import { setLink } from '#app/features/writing/editing-commands.ts'
import { isAllowedLink } from '#app/features/writing/markdown-flavour.ts'
import { writingTexts } from '#app/features/writing/texts.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Field } from '#app/ui/form-field.tsx'

const { link } = writingTexts

type LinkDialogProps = {
  /** Empty for a new link. */
  href: string
  run: (command: Command) => void
  onClose: () => void
}

/** Outside the post's form, which Enter in here must not submit. */
export function LinkDialog({ href, run, onClose }: LinkDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [error, setError] = useState<string | undefined>()
  useLayoutEffect(() => dialog.current?.showModal(), [])

  const set = (address: string) => {
    if (address !== '' && !isAllowedLink(address)) return setError(link.invalid)
    dialog.current?.close()
    run(setLink(address))
  }
  const body = (
    <Dialog id="set-link" title={link.title} ref={dialog} onClose={onClose} actions={null}>
      <form
        className="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          // React bubbles it through the portal to the post's form.
          event.stopPropagation()
          const address = new FormData(event.currentTarget).get('address')
          set(typeof address === 'string' ? withScheme(address.trim()) : '')
        }}
      >
        <Field
          name="address"
          id="link-address"
          label={link.address}
          hint={link.addressHint}
          defaultValue={href}
          error={error}
          inputMode="url"
          autoComplete="off"
          autoFocus
        />
        <div className="btns">
          <Button variant="secondary" onClick={() => dialog.current?.close()}>
            {link.cancel}
          </Button>
          {href !== '' && (
            <Button variant="secondary" onClick={() => set('')}>
              {link.remove}
            </Button>
          )}
          <Button type="submit">{link.set}</Button>
        </div>
      </form>
    </Dialog>
  )
  return createPortal(body, document.body)
}

// People type addresses without the scheme.
function withScheme(address: string): string {
  const isHost = /^[\w-]+(?:\.[\w-]+)+(?:[/?#]|$)/.test(address)
  return isHost ? `https://${address}` : address
}
