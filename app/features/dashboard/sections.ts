import { sectionTexts } from '#app/features/dashboard/texts.ts'
import type { FixedAddress } from '#app/addresses.ts'
import { fillText } from '#app/platform/fill-text.ts'

export const DASHBOARD: FixedAddress = '/dashboard'
export const OVERVIEW: FixedAddress = '/dashboard/overview'
export const ACCOUNT: FixedAddress = '/dashboard/account'
export const HELP: FixedAddress = '/dashboard/help'

/** The event that asks the frame's page to open the search. */
export const OPEN_PALETTE = 'open-palette'

const SECTIONS = [
  { href: OVERVIEW, label: sectionTexts.overview, icon: 'layout-dashboard' },
  { href: DASHBOARD, label: sectionTexts.posts, icon: 'file-text' },
  { href: '/dashboard/messages', label: sectionTexts.messages, icon: 'mail' },
  { href: '/dashboard/content', label: sectionTexts.content, icon: 'panels-top-left' },
  { href: '/dashboard/facts', label: sectionTexts.facts, icon: 'scale' },
  { href: '/dashboard/images', label: sectionTexts.images, icon: 'image' },
  { href: '/dashboard/visits', label: sectionTexts.visits, icon: 'chart-column' },
  { href: '/dashboard/activity', label: sectionTexts.activity, icon: 'scroll-text' },
  { href: '/dashboard/staff', label: sectionTexts.staff, icon: 'users' },
] as const satisfies readonly { href: FixedAddress; label: string; icon: string }[]

export type DashboardSection = {
  href: string
  label: string
  icon: (typeof SECTIONS)[number]['icon'] | 'copy'
  /** What waits there, such as "3 unread"; null shows nothing. */
  waiting: { count: number; spoken: string } | null
}

/** @param unread messages */
export function dashboardSections(unread: number): DashboardSection[] {
  const spoken = fillText(sectionTexts.unread, { count: unread })
  const waiting = unread === 0 ? null : { count: unread, spoken }
  return SECTIONS.map((section) => ({
    ...section,
    waiting: section.href === '/dashboard/messages' ? waiting : null,
  }))
}

// The setup is a way through the site's content.
const SETUP = /^\/dashboard\/setup(?=\/|$)/

/** Posts include their editor, their categories and their trash; one's own account and the help are in no section. */
export function currentSection(sections: readonly { href: string }[], path: string): string {
  const place = path.replace(SETUP, '/dashboard/content')
  const all = [...sections.map(({ href }) => href), ACCOUNT, HELP]
  const within = all.filter((href) => place === href || place.startsWith(`${href}/`))
  return within.toSorted((one, other) => other.length - one.length)[0] ?? ''
}
