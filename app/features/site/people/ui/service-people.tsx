import type { PersonSummary } from '#app/features/site/people/people.ts'
import { PeopleRow } from '#app/features/site/people/ui/people-row.tsx'
import { TwoColumns } from '#app/features/site/ui/two-columns.tsx'

/** Who works in a service; nothing where nobody is named. */
export function ServicePeople({
  title,
  people,
}: {
  title: string
  people: readonly PersonSummary[]
}) {
  if (people.length === 0) return null
  return (
    <TwoColumns headingId="people" title={title}>
      <PeopleRow people={people} />
    </TwoColumns>
  )
}
