import type { ReactNode } from 'react'
import type { Suggestions } from '#app/ui/form/use-combobox.ts'

type SuggestionListProps<Option> = {
  label: string
  list: Suggestions<Option> & { id: string }
  choose: (option: Option) => void
  keyOf: (option: Option) => string
  children: (option: Option) => ReactNode
}

/** Under the field, in an element of the class `combo`. */
export function SuggestionList<Option>(props: SuggestionListProps<Option>) {
  const { label, list, choose, keyOf, children } = props
  if (list.options.length === 0) return null
  return (
    <div id={list.id} ref={showWhole} role="listbox" aria-label={label} tabIndex={-1}>
      {list.options.map((option, index) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are the field's
        <div
          key={keyOf(option)}
          id={`${list.id}-${index}`}
          ref={index === list.active ? showWhole : undefined}
          role="option"
          aria-selected={index === list.active}
          tabIndex={-1}
          // The focus stays in the field.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => choose(option)}
        >
          {children(option)}
        </div>
      ))}
    </div>
  )
}

function showWhole(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' })
}
