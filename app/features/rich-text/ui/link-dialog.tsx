import { useRef, useState } from 'react'
import type { Command } from 'prosemirror-state'
import { setLink } from '#app/features/rich-text/editing-commands.ts'
import { isAllowedLink } from '#app/features/rich-text/markdown/markdown-flavour.ts'
import { writingTexts } from '#app/features/rich-text/texts.ts'
import { FieldDialog } from '#app/features/rich-text/ui/field-dialog.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/form/form-field.tsx'

const { link } = writingTexts

type LinkDialogProps = {
  href: string
  run: (command: Command) => void
  onClose: () => void
}

export function LinkDialog({ href, run, onClose }: LinkDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [error, setError] = useState<string | undefined>()

  const set = (address: string) => {
    if (address !== '' && !isAllowedLink(address)) return setError(link.invalid)
    dialog.current?.close()
    run(setLink(address))
  }
  return (
    <FieldDialog id="set-link" title={link.title} ref={dialog} onClose={onClose} actions={null}>
      <form
        className="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          // React bubbles the event through the portal to the post's form.
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
    </FieldDialog>
  )
}

function withScheme(address: string): string {
  const isHost = /^[\w-]+(?:\.[\w-]+)+(?:[/?#]|$)/.test(address)
  return isHost ? `https://${address}` : address
}
