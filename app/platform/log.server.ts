/** Never personal data: no email, no address, no typed text. */
export type LogFields = Record<string, string | number | boolean | null | undefined>

export type Logger = {
  info(event: string, fields?: LogFields): void
  warn(event: string, fields?: LogFields): void
  error(event: string, error: unknown, fields?: LogFields): void
}

export function createLogger(write: (line: string) => void, now: () => Date): Logger {
  const line = (level: string, event: string, fields: LogFields | undefined) =>
    write(JSON.stringify({ time: now().toISOString(), level, event, ...fields }))
  return {
    info: (event, fields) => line('info', event, fields),
    warn: (event, fields) => line('warn', event, fields),
    error: (event, error, fields) => line('error', event, { ...fields, ...describeError(error) }),
  }
}

// A driver's message may quote a row ("Key (email)=(…) already exists"), so only names, codes and places in our code are logged.
function describeError(error: unknown): LogFields {
  if (!(error instanceof Error)) return { errorName: typeof error }
  // Every SQLite error has the same `code`; `errcode` distinguishes them.
  const code: unknown = Reflect.get(error, 'errcode') ?? Reflect.get(error, 'code')
  const places = error.stack
    ?.split('\n')
    .filter((row) => /^\s+at /.test(row))
    .slice(0, 6)
  return {
    errorName: error.name,
    errorCode: typeof code === 'string' || typeof code === 'number' ? code : undefined,
    errorAt: places?.map((row) => row.trim()).join(' | '),
  }
}
