import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { paletteTexts as texts } from '#app/features/dashboard/palette/palette-texts.ts'
import {
  LONGEST_PALETTE_SEARCH,
  type PaletteEntry,
} from '#app/features/dashboard/palette/palette.ts'
import { countText } from '#app/platform/texts/counted-text.ts'
import { fetchData } from '#app/platform/fetch-data.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/feedback/dialog.tsx'
import { SuggestionList } from '#app/ui/form/suggestion-list.tsx'
import { useCombobox } from '#app/ui/form/use-combobox.ts'

const PAUSE_MS = 150

export function CommandPalette({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const open = useOpen()
  const [text, setText] = useState('')
  const [said, say] = useState('')
  const [found, setFound] = useState<readonly PaletteEntry[]>([])
  const { list, show, choose, field } = useCombobox<PaletteEntry>({
    id: 'palette-list',
    suggest: () => found,
    take(entry) {
      dialog.current?.close()
      open(entry.href)
    },
  })
  useLayoutEffect(() => dialog.current?.showModal(), [])
  useFound(text, (entries, problem) => {
    // The first is chosen, so that Enter alone opens it.
    setFound(entries)
    show(entries, 0)
    say(problem ?? (entries.length === 0 ? texts.none : countText(texts.found, entries.length)))
  })
  return (
    <Dialog id="palette" title={texts.title} ref={dialog} onClose={onClose} actions={null}>
      <div className="combo">
        <label className="vh" htmlFor="palette-search">
          {texts.label}
        </label>
        <input
          {...field}
          onKeyDown={(event) => {
            // The field would empty itself first, and the list close.
            if (event.key === 'Escape') dialog.current?.close()
            else field.onKeyDown(event)
          }}
          id="palette-search"
          className="in"
          type="search"
          dir="auto"
          autoComplete="off"
          maxLength={LONGEST_PALETTE_SEARCH}
          placeholder={texts.label}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <p className="hint" role="status">
          {said}
        </p>
        <SuggestionList label={texts.results} list={list} choose={choose} keyOf={keyOf}>
          {({ kind, title, detail }) => (
            <>
              <span dir="auto">{title}</span>
              <span className="muted">
                {texts.kinds[kind]}
                {detail !== '' && `, ${detail}`}
              </span>
            </>
          )}
        </SuggestionList>
      </div>
      <form method="dialog" className="btns">
        <Button type="submit" variant="secondary" size="small">
          {texts.close}
        </Button>
      </form>
    </Dialog>
  )
}

function keyOf({ kind, href, title }: PaletteEntry): string {
  return `${kind} ${href} ${title}`
}

/** The site's pages are documents of their own. */
function useOpen() {
  const navigate = useNavigate()
  return (href: string) => {
    if (href.startsWith('/dashboard')) void navigate(href)
    else window.location.assign(href)
  }
}

type Found = (entries: readonly PaletteEntry[], problem: string | null) => void

/** Asks after a pause; an answer to an earlier text changes nothing. */
function useFound(text: string, onFound: Found): void {
  const settle = useRef(onFound)
  useLayoutEffect(() => void (settle.current = onFound))
  useEffect(() => {
    let isCurrent = true
    const ask = async () => {
      const query = new URLSearchParams({ q: text })
      const found = await fetchData<PaletteEntry[]>(`/dashboard/palette.json?${query}`)
      if (isCurrent) settle.current(found.ok ? found.value : [], found.ok ? null : found.problem)
    }
    const timer = setTimeout(() => void ask(), text === '' ? 0 : PAUSE_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [text])
}
