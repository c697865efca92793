/** Of a choice between two people's changes; the field's path follows. */
export const CHOICE_PREFIX = 'choice.'

export function readChoices(form: FormData): Map<string, 'mine' | 'theirs'> {
  const entries = [...form].flatMap(([name, value]): [string, 'mine' | 'theirs'][] =>
    name.startsWith(CHOICE_PREFIX) && (value === 'mine' || value === 'theirs')
      ? [[name.slice(CHOICE_PREFIX.length), value]]
      : [],
  )
  return new Map(entries)
}
