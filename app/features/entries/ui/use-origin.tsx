import { useState } from 'react'
import type { Draft, DraftStart } from '#app/features/entries/drafts/draft.ts'

/** What the next submission is merged against: the version with which the form was opened, and hidden fields by name. */
export type Origin = { version: number; [field: string]: string | number }

/** With the drafts that the submission replaces. @param of what was taken up or merged since holds as long as this is the same */
export function useOrigin(
  given: Origin,
  { draftId, resumed }: Pick<DraftStart, 'draftId' | 'resumed'>,
  of: unknown = null,
) {
  const [later, setLater] = useState<{ of: unknown; origin: Origin } | null>(null)
  const [drafts, setDrafts] = useState(resumed ? `${draftId} ${resumed.id}` : draftId)
  const origin = later !== null && later.of === of ? later.origin : given
  const replace = (next: Origin) => setLater({ of, origin: next })
  return {
    origin,
    hidden: Object.entries({ ...origin, drafts }).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    )),
    replace,
    begin({ id, version, fields }: Draft) {
      const names = Object.keys(given).map((name): [string, string] => [name, fields[name] ?? ''])
      replace({ ...Object.fromEntries(names), version })
      setDrafts(`${drafts} ${id}`)
    },
  }
}
