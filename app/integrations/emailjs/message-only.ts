/** Spec 3.17. */
const FIELDS = ['name', 'email', 'message'] as const

/** A detached copy of the message's fields only, without the token, the honeypot or what is for the firm alone. */
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
