import { Link } from 'react-router'
import { currentSection, type DeskSection } from '#app/features/dashboard/desk-section.ts'
import { sectionTexts } from '#app/features/dashboard/texts.ts'

type DeskNavProps = { sections: readonly DeskSection[]; path: string }

export function DeskNav({ sections, path }: DeskNavProps) {
  const current = currentSection(sections, path)
  return (
    <nav className="desknav wrap" aria-label={sectionTexts.label}>
      <ul>
        {sections.map(({ href, label, waiting }) => (
          <li key={href}>
            <Link to={href} aria-current={href === current ? 'page' : undefined}>
              {label}
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
