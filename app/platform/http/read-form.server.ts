/** NUL, a lone surrogate, or the decoder's replacement character. */
const NOT_TEXT = /[\0\ufffd]/

/** @throws a 400 response when the body is truncated or contains text that cannot be stored */
export async function readForm(request: Request): Promise<FormData> {
  let form: FormData
  try {
    form = await request.formData()
  } catch (error) {
    if (error instanceof TypeError)
      throw malformed('The form did not arrive whole. Please send it again.')
    throw error
  }
  for (const value of form.values()) {
    if (typeof value === 'string' && (NOT_TEXT.test(value) || !value.isWellFormed())) {
      throw malformed('The form contains characters that cannot be stored.')
    }
  }
  return form
}

/** With LF line breaks; '' when missing. @throws a 400 response when it is there twice or is a file */
export function textOf(form: FormData, name: string): string {
  const values = form.getAll(name)
  const [value = ''] = values
  if (values.length > 1 || typeof value !== 'string')
    throw malformed(`The form names ${name} in a way that it should not.`)
  return value.replaceAll('\r\n', '\n')
}

/** Null when none was chosen. @throws a 400 response when it is there twice or is a text */
export function fileOf(form: FormData, name: string): File | null {
  const values = form.getAll(name)
  const [value = null] = values
  if (value === null || value === '') return null
  if (values.length > 1 || typeof value === 'string')
    throw malformed(`The form names ${name} in a way that it should not.`)
  // An empty file field arrives as a file without a name and without bytes.
  return value.size === 0 && value.name === '' ? null : value
}

/** @throws a 400 response when one of them is a text */
export function filesOf(form: FormData, name: string): File[] {
  const values = form.getAll(name).filter((value) => value !== '')
  const files = values.filter((value) => typeof value !== 'string')
  if (files.length < values.length)
    throw malformed(`The form names ${name} in a way that it should not.`)
  return files.filter(({ size, name: own }) => size > 0 || own !== '')
}

function malformed(message: string): Response {
  return Response.json({ message }, { status: 400 })
}
