import type { PersonSummary } from '#app/features/site/people/people.ts'
import { Portrait } from '#app/ui/art/portrait.tsx'

/** Small portraits; the name leads to the person's page. */
export function PeopleRow({ people }: { people: readonly PersonSummary[] }) {
  return (
    <ul className="people">
      {people.map(({ name, role, portrait, figure, path, languages }) => (
        <li key={path}>
          <Portrait portrait={portrait} figure={figure} />
          <div>
            <a href={path}>{name}</a>
            <p>{role}</p>
            {languages !== '' && <p>{languages}</p>}
          </div>
        </li>
      ))}
    </ul>
  )
}
