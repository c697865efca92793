/** The code that Node gives a system error, such as `ENOENT`; undefined for anything else. */
export function errorCode(error: unknown): unknown {
  return error instanceof Error ? Reflect.get(error, 'code') : undefined
}
