import { type ComponentType, useEffect, useState } from 'react'
import { OPEN_PALETTE } from '#app/features/dashboard/sections.ts'
import { notLoadedTexts as notLoaded } from '#app/features/dashboard/palette/not-loaded-texts.ts'
import { showToast } from '#app/ui/feedback/show-toast.ts'
import { isShortcut } from '#app/ui/form/is-shortcut.ts'

const parts = {
  palette: async () =>
    (await import('#app/features/dashboard/ui/command-palette.tsx')).CommandPalette,
  shortcuts: async () =>
    (await import('#app/features/dashboard/ui/shortcut-list.tsx')).ShortcutList,
}

type Part = ComponentType<{ onClose: () => void }>

/** Opens what is loaded only then. */
export function PaletteKeys() {
  const [Shown, setShown] = useState<Part | null>(null)
  useEffect(() => {
    const open = (name: keyof typeof parts) => {
      parts[name]().then(
        (part: Part) => setShown(() => part),
        () => {
          const { title, text, retry } = notLoaded
          const press = () => open(name)
          showToast({ title: title[name], text, tone: 'destructive' }, { text: retry, press })
        },
      )
    }
    const openPalette = () => open('palette')
    const onKey = (event: KeyboardEvent) => {
      // A dialog that is open has the keyboard.
      if (event.defaultPrevented || document.querySelector('dialog:modal')) return
      const isPalette = isShortcut(event, 'k') && !isIn(event, TEXTS)
      if (!isPalette && (event.key !== '?' || isIn(event, FIELDS))) return
      event.preventDefault()
      open(isPalette ? 'palette' : 'shortcuts')
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener(OPEN_PALETTE, openPalette)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener(OPEN_PALETTE, openPalette)
    }
  }, [])
  return Shown && <Shown onClose={() => setShown(null)} />
}

/** There Ctrl+K sets a link. */
const TEXTS = 'textarea, [contenteditable="true"]'
const FIELDS = `input, select, ${TEXTS}`

function isIn({ target }: KeyboardEvent, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null
}
