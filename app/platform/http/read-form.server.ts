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
  const [value = '', ...more] = form.getAll(name)
  if (more.length > 0 || typeof value !== 'string') throw misnamed(name)
  return value.replaceAll('\r\n', '\n')
}

/** 0 when missing or no number. @throws as `textOf` */
export function numberOf(form: FormData, name: string): number {
  return Number.parseInt(textOf(form, name), 10) || 0
}

/** Null when none was chosen. @throws a 400 response when it is there twice or is a text */
export function fileOf(form: FormData, name: string): File | null {
  const [value = '', ...more] = form.getAll(name)
  if (value === '') return null
  if (more.length > 0) throw misnamed(name)
  return filesOf(form, name)[0] ?? null
}

/** @throws a 400 response when one of them is a text */
export function filesOf(form: FormData, name: string): File[] {
  const values = form.getAll(name).filter((value) => value !== '')
  const files = values.filter((value) => typeof value !== 'string')
  if (files.length < values.length) throw misnamed(name)
  // An empty file field arrives as a file without a name and without bytes.
  return files.filter(({ size, name: own }) => size > 0 || own !== '')
}

function misnamed(name: string): Response {
  return malformed(`The form names ${name} in a way that it should not.`)
}

function malformed(message: string): Response {
  return Response.json({ message }, { status: 400 })
}

/** What its pressed button asks for; undefined where that is none of `acts`. */
export function actOf<Act>(form: FormData, acts: Readonly<Record<string, Act>>): Act | undefined {
  return new Map(Object.entries(acts)).get(textOf(form, 'act'))
}
