import { Link } from 'react-router'
import { sectionTexts } from '#app/features/dashboard/texts.ts'
import { fillText } from '#app/platform/fill-text.ts'

type DashboardNavProps = { sections: readonly DashboardSection[]; path: string }

export function DashboardNav({ sections, path }: DashboardNavProps) {
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

export type DashboardSection = {
  href: string
  label: string
  /** What waits there, such as "3 unread"; null shows nothing. */
  waiting: { count: number; spoken: string } | null
}

/** @param unread messages */
export function dashboardSections(unread: number): DashboardSection[] {
  const spoken = fillText(sectionTexts.unread, { count: unread })
  const waiting = unread === 0 ? null : { count: unread, spoken }
  return [
    { href: '/dashboard', label: sectionTexts.posts, waiting: null },
    { href: '/dashboard/categories', label: sectionTexts.categories, waiting: null },
    { href: '/dashboard/messages', label: sectionTexts.messages, waiting },
    { href: '/dashboard/content', label: sectionTexts.content, waiting: null },
    { href: '/dashboard/visits', label: sectionTexts.visits, waiting: null },
    { href: '/dashboard/facts', label: sectionTexts.facts, waiting: null },
    { href: '/dashboard/staff', label: sectionTexts.staff, waiting: null },
    { href: '/dashboard/activity', label: sectionTexts.activity, waiting: null },
    { href: '/dashboard/account', label: sectionTexts.account, waiting: null },
  ]
}

/** The list of posts includes its editor and its trash. @internal exported for tests */
export function currentSection(sections: readonly DashboardSection[], path: string): string {
  const within = sections.filter(({ href }) => path === href || path.startsWith(`${href}/`))
  return within.at(-1)?.href ?? ''
}
