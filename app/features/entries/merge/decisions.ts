export type Choice = 'theirs' | 'mine' | 'both'

/** By the id of the conflict. */
export type Decisions = ReadonlyMap<string, string>

const DECISION = 'decide-'

/** The name of a conflict's choices in the form. */
export function decisionName(id: string): string {
  return DECISION + id
}

export function readDecisions(form: FormData): Decisions {
  return new Map(
    [...form].flatMap(([name, value]) =>
      name.startsWith(DECISION) && typeof value === 'string'
        ? [[name.slice(DECISION.length), value] as const]
        : [],
    ),
  )
}
