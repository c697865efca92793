import { Link } from 'react-router'
import { currentSection, type DeskSection } from '#app/features/dashboard/desk-section.ts'

type DeskNavProps = { sections: readonly DeskSection[]; label: string; path: string }

/** The desk's own navigation, above each of its pages. */
export function DeskNav({ sections, label, path }: DeskNavProps) {
  const current = currentSection(sections, path)
  return (
    <nav className="desknav wrap" aria-label={label}>
      <ul>
        {sections.map(({ href, label: name, waiting }) => (
          <li key={href}>
            <Link to={href} aria-current={href === current ? 'page' : undefined}>
              {name}
              {waiting && (
                <>
                  <span className="count" aria-hidden="true">
                    {waiting.count}
                  </span>
                  <span className="vh">, {waiting.spoken}</span>
                </>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
