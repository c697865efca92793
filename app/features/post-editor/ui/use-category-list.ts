import { type KeyboardEvent, type RefObject, useState } from 'react'
import {
  completeCategory,
  type KnownCategory,
  suggestCategories,
} from '#app/features/posts/complete-category.ts'

/** `active` is -1 while none is chosen. */
export type CategoryList = { options: readonly KnownCategory[]; active: number }

const CLOSED: CategoryList = { options: [], active: -1 }

/** ARIA Authoring Practices, "Editable Combobox With List Autocomplete". */
export function useCategoryList(
  place: RefObject<HTMLElement | null>,
  known: readonly KnownCategory[],
) {
  const [list, setList] = useState(CLOSED)
  const close = () => setList(CLOSED)
  const open = (active = -1) => {
    const input = findField(place)
    if (!input) return
    const options = suggestCategories(input.value, caretOf(input), known)
    setList({ options, active: active < 0 ? active : Math.min(active, options.length - 1) })
  }
  const take = (name: string) => {
    const input = findField(place)
    if (input) setText(input, completeCategory(input.value, caretOf(input), name))
    close()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const chosen = list.options[list.active]
    const next = nextOption(event.key, list)
    // The caret leaves the name that the suggestions are for.
    if (/^(?:ArrowLeft|ArrowRight|Home|End)$/.test(event.key)) return close()
    if (next !== null && list.options.length > 0) setList({ ...list, active: next })
    else if (next !== null) open(event.key === 'ArrowUp' ? Infinity : 0)
    else if (event.key === 'Enter' && chosen) take(chosen.name)
    else if (event.key === 'Escape' && list.options.length > 0) close()
    else return undefined
    return event.preventDefault()
  }
  return { list, take, onKeyDown, open: () => open(), close }
}

export function findField(place: RefObject<HTMLElement | null>): HTMLInputElement | null {
  return place.current?.querySelector('input') ?? null
}

/** Fires the event of typing, so that the form's listeners run. */
export function setText(
  input: HTMLInputElement,
  { text, caret }: { text: string; caret: number },
): void {
  input.value = text
  input.setSelectionRange(caret, caret)
  input.dispatchEvent(new InputEvent('input', { bubbles: true }))
}

function nextOption(key: string, { options, active }: CategoryList): number | null {
  if (key === 'ArrowDown') return (active + 1) % options.length
  if (key === 'ArrowUp') return active <= 0 ? options.length - 1 : active - 1
  return null
}

function caretOf({ selectionEnd, value }: HTMLInputElement): number {
  return selectionEnd ?? value.length
}
