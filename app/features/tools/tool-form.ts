/** The field that says which tool a form asks. */
export const TOOL = 'tool'

/** What a form says, without files. */
export function typedIn(form: FormData): URLSearchParams {
  const typed = [...form].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  )
  return new URLSearchParams(typed)
}
