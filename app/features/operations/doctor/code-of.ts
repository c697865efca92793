/** Messages of drivers may quote an address with its password, so only codes and names are printed. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  // Every SQLite error has the same `code`; `errcode` distinguishes them.
  const code: unknown = Reflect.get(error, 'errcode') ?? Reflect.get(error, 'code')
  return typeof code === 'string' || typeof code === 'number' ? String(code) : error.name
}
