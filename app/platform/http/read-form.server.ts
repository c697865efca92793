/** What no honest form contains: NUL, half a surrogate pair, or the mark that a decoder leaves for bytes that are not text. */
const NOT_TEXT = /[\0\ufffd]/

/**
 * Reads a form of either kind.
 * @throws a 400 answer when the body is not whole, or any text in it cannot be stored
 */
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

/**
 * One text of a form, with the line breaks of a text file instead of a form's.
 * @returns the empty string when it is missing
 * @throws a 400 answer when it is there twice or is a file
 */
export function textOf(form: FormData, name: string): string {
  const values = form.getAll(name)
  const [value = ''] = values
  if (values.length > 1 || typeof value !== 'string')
    throw malformed(`The form names ${name} in a way that it should not.`)
  return value.replaceAll('\r\n', '\n')
}

/** The file of a form, or null when none was chosen. @throws a 400 answer when it is there twice or is a text */
export function fileOf(form: FormData, name: string): File | null {
  const values = form.getAll(name)
  const [value = null] = values
  if (value === null || value === '') return null
  if (values.length > 1 || typeof value === 'string')
    throw malformed(`The form names ${name} in a way that it should not.`)
  // A file field that was left alone arrives as a file without a name and without bytes.
  return value.size === 0 && value.name === '' ? null : value
}

/** All files of a field that takes several. @throws a 400 answer when one of them is a text */
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
