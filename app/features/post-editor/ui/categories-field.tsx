import { type RefObject, useRef, useState } from 'react'
import {
  completeCategory,
  findNearCategories,
  type KnownCategory,
  respellCategory,
  suggestCategories,
} from '#app/features/posts/complete-category.ts'
import type { CurrentNames } from '#app/features/posts/categories/category-names.ts'
import { editorTexts } from '#app/features/post-editor/editor-texts.ts'
import type { fieldProps } from '#app/features/post-editor/ui/field-props.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/form/form-field.tsx'
import { SuggestionList } from '#app/ui/form/suggestion-list.tsx'
import { useCombobox } from '#app/ui/form/use-combobox.ts'
import { useIsHydrated } from '#app/ui/form/use-is-hydrated.ts'

type CategoriesFieldProps = {
  field: ReturnType<typeof fieldProps>
  known: readonly KnownCategory[]
  names: CurrentNames | undefined
}

const { categoryList } = editorTexts
const LIST = 'category-list'

/** Libraries for this complete a whole field; this completes the name at the caret. */
export function CategoriesField({ field, known, names }: CategoriesFieldProps) {
  const place = useRef<HTMLDivElement>(null)
  const [text, setShown] = useState(field.defaultValue)
  const isHydrated = useIsHydrated()
  const suggest = () => {
    const input = findField(place)
    return input ? suggestCategories(input.value, caretOf(input), known) : []
  }
  const take = ({ name }: KnownCategory) => {
    const input = findField(place)
    if (input) setText(input, completeCategory(input.value, caretOf(input), name))
  }
  const { list, show, close, choose, field: combobox } = useCombobox({ id: LIST, suggest, take })
  return (
    <div className="combo" ref={place}>
      <Field
        {...field}
        autoComplete="off"
        onInput={(event) => {
          setShown(event.currentTarget.value)
          // Not when code sets the text, as a chosen suggestion or a restored draft does.
          if (event.isTrusted) show(suggest())
        }}
        onBlur={close}
        {...(isHydrated && combobox)}
      />
      <SuggestionList
        label={categoryList.suggestions}
        list={list}
        choose={choose}
        keyOf={({ name }) => name}
      >
        {({ name, count }) => (
          <>
            <span>{name}</span>
            <span className="muted">
              {count === 1 ? categoryList.one : fillText(categoryList.many, { count })}
            </span>
          </>
        )}
      </SuggestionList>
      <Near text={text} known={known} names={names} place={isHydrated ? place : null} />
    </div>
  )
}

type NearProps = Pick<CategoriesFieldProps, 'known' | 'names'> & {
  text: string
  place: { current: HTMLElement | null } | null
}

function Near({ text: typed, known, names, place }: NearProps) {
  return findNearCategories(typed, known, names).map((near) => (
    <div className="near" key={near.typed}>
      <p>{fillText(categoryList.near, near)}</p>
      {place && (
        <Button
          variant="secondary"
          size="small"
          onClick={() => {
            const input = findField(place)
            if (!input) return
            const text = respellCategory(input.value, near)
            setText(input, { text, caret: text.length })
            input.focus()
          }}
        >
          {fillText(categoryList.useUsual, near)}
        </Button>
      )}
    </div>
  ))
}

function findField(place: RefObject<HTMLElement | null>): HTMLInputElement | null {
  return place.current?.querySelector('input') ?? null
}

/** Fires the event of typing, so that the form's listeners run. */
function setText(input: HTMLInputElement, { text, caret }: { text: string; caret: number }): void {
  input.value = text
  input.setSelectionRange(caret, caret)
  input.dispatchEvent(new InputEvent('input', { bubbles: true }))
}

function caretOf({ selectionEnd, value }: HTMLInputElement): number {
  return selectionEnd ?? value.length
}
