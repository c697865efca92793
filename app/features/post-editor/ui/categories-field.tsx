import { useRef, useState } from 'react'
import {
  findNearCategories,
  type KnownCategory,
  respellCategory,
} from '#app/features/posts/complete-category.ts'
import { editorTexts } from '#app/features/post-editor/editor-texts.ts'
import { POST_LIMITS } from '#app/features/posts/post.ts'
import {
  findField,
  setText,
  useCategoryList,
} from '#app/features/post-editor/ui/use-category-list.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/form/form-field.tsx'
import { useIsHydrated } from '#app/ui/form/use-is-hydrated.ts'

type CategoriesFieldProps = {
  defaultValue: string
  error: string | undefined
  known: readonly KnownCategory[]
}

const { fields, categoryList } = editorTexts
const LIST = 'category-list'

/** Libraries for this complete a whole field; this completes the name at the caret. */
export function CategoriesField({ defaultValue, error, known }: CategoriesFieldProps) {
  const place = useRef<HTMLDivElement>(null)
  const [text, setShown] = useState(defaultValue)
  const isHydrated = useIsHydrated()
  const { list, take, onKeyDown, open, close } = useCategoryList(place, known)
  const isOpen = list.options.length > 0
  const combobox = {
    role: 'combobox',
    'aria-autocomplete': 'list' as const,
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? LIST : undefined,
    'aria-activedescendant': list.active < 0 ? undefined : `${LIST}-${list.active}`,
  }
  return (
    <div className="combo" ref={place}>
      <Field
        name="categories"
        label={fields.categories}
        hint={fields.categoriesHint}
        defaultValue={defaultValue}
        maxLength={POST_LIMITS.categories.max}
        error={error}
        autoComplete="off"
        onInput={(event) => {
          setShown(event.currentTarget.value)
          // Not when code sets the text, as a chosen suggestion or a restored draft does.
          if (event.isTrusted) open()
        }}
        onKeyDown={onKeyDown}
        onBlur={close}
        {...(isHydrated && combobox)}
      />
      {isOpen && <Suggestions list={list} take={take} />}
      <Near text={text} known={known} place={isHydrated ? place : null} />
    </div>
  )
}

type SuggestionsProps = Pick<ReturnType<typeof useCategoryList>, 'list' | 'take'>

function Suggestions({ list, take }: SuggestionsProps) {
  return (
    <div
      id={LIST}
      ref={showWhole}
      role="listbox"
      aria-label={categoryList.suggestions}
      tabIndex={-1}
    >
      {list.options.map(({ name, count }, index) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are the field's
        <div
          key={name}
          id={`${LIST}-${index}`}
          ref={index === list.active ? showWhole : undefined}
          role="option"
          aria-selected={index === list.active}
          tabIndex={-1}
          // The focus stays in the field.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => take(name)}
        >
          <span>{name}</span>
          <span className="muted">
            {count === 1 ? categoryList.one : fillText(categoryList.many, { count })}
          </span>
        </div>
      ))}
    </div>
  )
}

function showWhole(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' })
}

type NearProps = Pick<CategoriesFieldProps, 'known'> & {
  text: string
  place: { current: HTMLElement | null } | null
}

function Near({ text: field, known, place }: NearProps) {
  return findNearCategories(field, known).map((near) => (
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
