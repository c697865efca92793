import { sectionTexts } from '#app/features/dashboard/texts.ts'
import { fillText } from '#app/platform/fill-text.ts'

export type DeskSection = {
  href: string
  label: string
  /** What waits there, such as "3 unread"; null shows nothing. */
  waiting: { count: number; spoken: string } | null
}

/** @param unread messages */
export function deskSections(unread: number): DeskSection[] {
  const section = (href: string, label: string): DeskSection => ({ href, label, waiting: null })
  return [
    section('/dashboard', sectionTexts.posts),
    {
      ...section('/dashboard/messages', sectionTexts.messages),
      waiting:
        unread === 0
          ? null
          : { count: unread, spoken: fillText(sectionTexts.unread, { count: unread }) },
    },
    section('/dashboard/visits', sectionTexts.visits),
    section('/dashboard/facts', sectionTexts.facts),
    section('/dashboard/staff', sectionTexts.staff),
    section('/dashboard/activity', sectionTexts.activity),
    section('/dashboard/account', sectionTexts.account),
  ]
}

/** The list of posts includes its editor and its trash. */
export function currentSection(sections: readonly DeskSection[], path: string): string {
  const within = sections.filter(({ href }) => path === href || path.startsWith(`${href}/`))
  return within.at(-1)?.href ?? ''
}
