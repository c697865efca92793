/** What a message is (specification, section 3, "Contact form message"). */
const FIELDS = ['name', 'email', 'message'] as const

/**
 * A form that is on no page and has what a message is and nothing else of the form that was filled in: no token, no trap, and
 * nothing that was added for the firm alone. What is typed or cleared afterwards does not change it.
 */
export function messageOnly(form: HTMLFormElement): HTMLFormElement {
  const filled = new FormData(form)
  const copy = document.createElement('form')
  for (const name of FIELDS) {
    const field = document.createElement('textarea')
    field.name = name
    const value = filled.get(name)
    field.value = typeof value === 'string' ? value : ''
    copy.append(field)
  }
  return copy
}
