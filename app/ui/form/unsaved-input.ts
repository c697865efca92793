/** Of the user: to another page of the dashboard, or out of the tab. */
export type Departure = 'within-dashboard' | 'closing'

/** @returns what to say of a form that would lose something, else null */
type Judge = (way: Departure) => string | null

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const FORMS = 'form[method="post" i]'
// Passwords are typed again, and marks in a list are no text.
const NO_TEXT = '[type="password"], [type="checkbox"], [type="radio"], [readonly], select'

const judges = new WeakMap<Element, Judge>()
let submitted: EventTarget | null = null

/** For a form that keeps copies of its own; others lose what differs from the page as it came. */
export function judgeForm(form: HTMLFormElement, judge: Judge): void {
  judges.set(form, judge)
}

/** Search fields and hidden fields do not count. */
export function hasUnsavedText(page: ParentNode): boolean {
  return [...page.querySelectorAll<HTMLFormElement>(FORMS)].some((form) => isUnsaved(form, '*'))
}

/** The first that a form has; not one that is just being sent. */
export function findReasonToStay(page: ParentNode, way: Departure, usual: string): string | null {
  const forms = [...page.querySelectorAll<HTMLFormElement>(FORMS)]
  const reasons = forms
    .filter((form) => form !== submitted)
    .map((form) => {
      const judge = judges.get(form)
      if (judge) return judge(way)
      return isUnsaved(form, `:not(${NO_TEXT})`) ? usual : null
    })
  return reasons.find((reason) => reason !== null) ?? null
}

export function followSubmits(): () => void {
  const stop = new AbortController()
  const { signal } = stop
  const submit = (event: SubmitEvent) => {
    submitted = event.target
    // The page took it, or refused it: it is open still.
    setTimeout(() => {
      if (event.defaultPrevented) submitted = null
    })
  }
  window.addEventListener('submit', submit, { capture: true, signal })
  window.addEventListener('input', () => (submitted = null), { signal })
  return () => stop.abort()
}

/** A refused form holds what was typed as its default, as one whose lists were edited does, which says so. */
function isUnsaved(form: HTMLFormElement, which: string): boolean {
  if ('edited' in form.dataset) return true
  // Also those that stand elsewhere and name the form.
  const fields = [...form.elements].filter((each): each is Field => each.matches(FIELD))
  return fields.some(
    (field) => field.matches(which) && (field.ariaInvalid === 'true' || isChanged(field)),
  )
}

const FIELD = ':is(input:not([type="hidden"]), textarea, select)'

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some((option) => option.selected !== option.defaultSelected)
  if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue
  if (field.type === 'checkbox' || field.type === 'radio')
    return field.checked !== field.defaultChecked
  return field.value !== field.defaultValue
}
