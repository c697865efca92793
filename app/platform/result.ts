/** For a failure that the caller is expected to handle; a bug is thrown. */
export type Result<Value, Problem> = { ok: true; value: Value } | { ok: false; problem: Problem }

export function ok<Value>(value: Value): { ok: true; value: Value } {
  return { ok: true, value }
}

export function fail<Problem>(problem: Problem): { ok: false; problem: Problem } {
  return { ok: false, problem }
}
