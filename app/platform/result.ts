/** The outcome of something that may fail for a reason the caller is expected to handle. A bug is thrown instead. */
export type Result<Value, Problem> = { ok: true; value: Value } | { ok: false; problem: Problem }

/** A successful outcome. */
export function ok<Value>(value: Value): { ok: true; value: Value } {
  return { ok: true, value }
}

/** An expected failure; `problem` says why in terms the caller can act on. */
export function fail<Problem>(problem: Problem): { ok: false; problem: Problem } {
  return { ok: false, problem }
}
