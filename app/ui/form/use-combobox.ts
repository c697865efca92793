import { type KeyboardEvent, useState } from 'react'

/** `active` is -1 while none is chosen. */
export type Suggestions<Option> = { options: readonly Option[]; active: number }

type ComboboxParts<Option> = {
  /** Of the list. */
  id: string
  /** What the field as it is now may mean; more can follow by `show`. `active` is the one that an arrow key chooses. */
  suggest: (active: number) => readonly Option[]
  take: (option: Option) => void
}

/** ARIA Authoring Practices, "Editable Combobox With List Autocomplete". */
export function useCombobox<Option>({ id, suggest, take }: ComboboxParts<Option>) {
  const [list, setList] = useState<Suggestions<Option>>({ options: [], active: -1 })
  const show = (options: readonly Option[], active = -1) =>
    setList({ options, active: Math.min(active, options.length - 1) })
  const close = () => show([])
  const choose = (option: Option) => {
    take(option)
    close()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const chosen = list.options[list.active]
    const next = nextOption(event.key, list)
    // The caret leaves the words that the suggestions are for.
    if (/^(?:ArrowLeft|ArrowRight|Home|End)$/.test(event.key)) return close()
    if (next !== null && list.options.length > 0) setList({ ...list, active: next })
    else if (next !== null) {
      const active = event.key === 'ArrowUp' ? Infinity : 0
      show(suggest(active), active)
    } else if (event.key === 'Enter' && chosen) choose(chosen)
    else if (event.key === 'Escape' && list.options.length > 0) close()
    else return undefined
    return event.preventDefault()
  }
  const isOpen = list.options.length > 0
  const field = {
    role: 'combobox',
    'aria-autocomplete': 'list' as const,
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? id : undefined,
    'aria-activedescendant': list.active < 0 ? undefined : `${id}-${list.active}`,
    onKeyDown,
  }
  return { list: { id, ...list }, show, close, choose, field }
}

function nextOption<Option>(key: string, { options, active }: Suggestions<Option>): number | null {
  if (key === 'ArrowDown') return (active + 1) % options.length
  if (key === 'ArrowUp') return active <= 0 ? options.length - 1 : active - 1
  return null
}
