export type Choice = 'theirs' | 'mine' | 'both'

/** By the id of the conflict. */
export type Decisions = ReadonlyMap<string, string>

const DECISION = 'decide-'

/** The name of a conflict's choices in the form. */
export function decisionName(id: string): string {
  return DECISION + id
}

export function readDecisions(form: FormData): Decisions {
  const decided = [...form.keys()].filter((name) => name.startsWith(DECISION))
  return new Map(decided.map((name) => [name.slice(DECISION.length), String(form.get(name))]))
}
