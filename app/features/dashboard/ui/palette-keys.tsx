import { lazy, Suspense, useEffect, useState } from 'react'
import { OPEN_PALETTE } from '#app/features/dashboard/sections.ts'
import { isShortcut } from '#app/ui/form/is-shortcut.ts'

const CommandPalette = lazy(async () => ({
  default: (await import('#app/features/dashboard/ui/command-palette.tsx')).CommandPalette,
}))
const ShortcutList = lazy(async () => ({
  default: (await import('#app/features/dashboard/ui/shortcut-list.tsx')).ShortcutList,
}))

/** Opens what is loaded only then. */
export function PaletteKeys() {
  const [open, setOpen] = useState<'palette' | 'shortcuts' | null>(null)
  useEffect(() => {
    const openPalette = () => setOpen('palette')
    const onKey = (event: KeyboardEvent) => {
      // A dialog that is open has the keyboard.
      if (event.defaultPrevented || document.querySelector('dialog:modal')) return
      const isPalette = isShortcut(event, 'k') && !isIn(event, TEXTS)
      if (!isPalette && (event.key !== '?' || isIn(event, FIELDS))) return
      event.preventDefault()
      setOpen(isPalette ? 'palette' : 'shortcuts')
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener(OPEN_PALETTE, openPalette)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener(OPEN_PALETTE, openPalette)
    }
  }, [])
  const close = () => setOpen(null)
  return (
    <Suspense>
      {open === 'palette' && <CommandPalette onClose={close} />}
      {open === 'shortcuts' && <ShortcutList onClose={close} />}
    </Suspense>
  )
}

/** There Ctrl+K sets a link. */
const TEXTS = 'textarea, [contenteditable="true"]'
const FIELDS = `input, select, ${TEXTS}`

function isIn({ target }: KeyboardEvent, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null
}
