import { useLayoutEffect, useRef } from 'react'
import { paletteTexts, shortcutTexts } from '#app/features/dashboard/palette/palette-texts.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/feedback/dialog.tsx'

export function ShortcutList({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => dialog.current?.showModal(), [])
  return (
    <Dialog
      id="shortcuts"
      title={shortcutTexts.title}
      ref={dialog}
      onClose={onClose}
      actions={
        <form method="dialog">
          <Button type="submit" variant="secondary" autoFocus>
            {paletteTexts.close}
          </Button>
        </form>
      }
    >
      <dl className="shortcuts">
        {shortcutTexts.keys.map(([keys, meaning]) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <p className="muted">{shortcutTexts.mac}</p>
    </Dialog>
  )
}
