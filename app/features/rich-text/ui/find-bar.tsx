import { type RefObject, useEffect, useRef, useState } from 'react'
import { type Command, type EditorState, Plugin } from 'prosemirror-state'
import {
  findCommands,
  foundPlaces,
  replaceEverywhere,
  searchFor,
  type SearchFor,
  selectedWords,
} from '#app/features/rich-text/find-text.ts'
import { writingTexts } from '#app/features/rich-text/texts.ts'
import { countText } from '#app/platform/texts/counted-text.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { Button } from '#app/ui/button.tsx'
import { isShortcut } from '#app/ui/form/is-shortcut.ts'
import { Field } from '#app/ui/form/form-field.tsx'

/** Each press of the shortcut or of the tool is another one, and brings the focus to its field. */
export type Finding = { field: 'find' | 'replace'; words: string }

type FindBarProps = {
  state: EditorState
  finding: Finding
  run: (command: Command) => void
  onClose: () => void
}

const { find: texts } = writingTexts
const IDS = { find: 'find-text', replace: 'replace-text' } as const

export function FindBar({ state, finding, run, onClose }: FindBarProps) {
  const [wanted, setWanted] = useState<SearchFor>({
    search: finding.words,
    replace: '',
    caseSensitive: false,
  })
  const [replaced, setReplaced] = useState<number | null>(null)
  const { count, at } = foundPlaces(state)
  const isNone = count === 0
  const set = (changes: Partial<SearchFor>) => {
    setReplaced(null)
    setWanted({ ...wanted, ...changes })
  }
  const act = (command: Command, places: number | null = null) => {
    run(command)
    setReplaced(places)
  }
  useSearch(wanted, run)
  useFocus(finding, (search) => set({ search }))
  const bar = useKeys({
    onEnter: (isBack) => act(isBack ? findCommands.previous : findCommands.next),
    onClose,
  })
  return (
    <div className="findbar" role="search" aria-label={texts.label} ref={bar}>
      <FindFields wanted={wanted} set={set} />
      <Tool text={texts.close} onPress={onClose} />
      <div className="findtools">
        <Tool text={texts.previous} isOff={isNone} onPress={() => act(findCommands.previous)} />
        <Tool text={texts.next} isOff={isNone} onPress={() => act(findCommands.next)} />
        <Tool text={texts.replace} isOff={isNone} onPress={() => act(findCommands.replace)} />
        <Tool
          text={texts.replaceAll}
          isOff={isNone}
          onPress={() => act(replaceEverywhere, count)}
        />
        <label>
          <input
            type="checkbox"
            checked={wanted.caseSensitive}
            onChange={(event) => set({ caseSensitive: event.currentTarget.checked })}
          />
          {texts.matchCase}
        </label>
        <p className="muted" role="status">
          {replaced === null
            ? placeText(wanted.search, count, at)
            : countText(texts.replaced, replaced)}
        </p>
      </div>
    </div>
  )
}

type FindFieldsProps = { wanted: SearchFor; set: (changes: Partial<SearchFor>) => void }

// Without names, because they are no part of the form that they stand in.
function FindFields({ wanted, set }: FindFieldsProps) {
  return (
    <>
      <Field
        name=""
        id={IDS.find}
        label={texts.search}
        value={wanted.search}
        autoComplete="off"
        onChange={(event) => set({ search: event.currentTarget.value })}
      />
      <Field
        name=""
        id={IDS.replace}
        label={texts.replacement}
        value={wanted.replace}
        autoComplete="off"
        onChange={(event) => set({ replace: event.currentTarget.value })}
      />
    </>
  )
}

type ToolProps = { text: string; isOff?: boolean; onPress: () => void }

function Tool({ text, isOff = false, onPress }: ToolProps) {
  return (
    <Button variant="secondary" size="small" aria-disabled={isOff || undefined} onClick={onPress}>
      {text}
    </Button>
  )
}

// Every place is marked as soon as it is typed; without words, and when the bar is gone, none.
function useSearch(wanted: SearchFor, run: (command: Command) => void): void {
  const latest = useRef(run)
  useEffect(() => {
    latest.current = run
  })
  useEffect(() => latest.current(searchFor(wanted)), [wanted])
  useEffect(
    () => () => latest.current(searchFor({ search: '', replace: '', caseSensitive: false })),
    [],
  )
}

function useFocus(finding: Finding, search: (words: string) => void): void {
  useEffect(() => {
    if (finding.words !== '') search(finding.words)
    const field = document.getElementById(IDS[finding.field])
    if (field instanceof HTMLInputElement) field.select()
    // oxlint-disable-next-line react/exhaustive-deps -- once for each press
  }, [finding])
}

type Keys = { onEnter: (isBack: boolean) => void; onClose: () => void }

// In the form that it stands in, Enter would save, and what is typed here would count as a change.
function useKeys(keys: Keys): RefObject<HTMLDivElement | null> {
  const bar = useRef<HTMLDivElement>(null)
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    const stop = new AbortController()
    bar.current?.addEventListener('keydown', (event) => onKey(event, latest.current), stop)
    return () => stop.abort()
  }, [])
  return bar
}

function onKey(event: KeyboardEvent, { onEnter, onClose }: Keys): void {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) onEnter(event.shiftKey)
  else if (event.key === 'Escape') onClose()
  else return
  event.preventDefault()
  event.stopPropagation()
}

function placeText(search: string, count: number, at: number): string {
  if (search === '') return ''
  if (count === 0) return texts.none
  return at === 0 ? countText(texts.count, count) : fillText(texts.place, { at, count })
}

export function findingIn(state: EditorState, field: Finding['field']): Finding {
  return { field, words: selectedWords(state) ?? '' }
}

/** In the text only: elsewhere the browser's own search opens. */
export function findByKeys(find: (finding: Finding) => void): Plugin {
  return new Plugin({
    props: {
      handleKeyDown(view, event) {
        const isReplace = isShortcut(event, 'h')
        if (!isReplace && !isShortcut(event, 'f')) return false
        event.preventDefault()
        find(findingIn(view.state, isReplace ? 'replace' : 'find'))
        return true
      },
    },
  })
}
