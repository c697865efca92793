import { nameOf } from '#app/features/content-editor/ui/field-name.ts'

/** Also where it is folded. @param path of a field, or of a list or its entry, whose first field it is then */
export function focusPart(path: string): void {
  const part = document.getElementById(nameOf(path))
  for (let fold = part?.closest('details'); fold; fold = fold.parentElement?.closest('details'))
    fold.open = true
  const field = part?.querySelector<HTMLElement>('input:not([type="hidden"]), textarea, select')
  const target = part?.matches('fieldset') === true ? (field ?? part) : part
  target?.focus()
}
