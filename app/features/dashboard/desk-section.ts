import { sectionTexts } from '#app/features/dashboard/texts.ts'
import { fillText } from '#app/platform/fill-text.ts'

/** One of the desk's sections, as its navigation shows it. */
export type DeskSection = {
  href: string
  label: string
  /** Something that waits there, such as "3 unread"; null shows nothing. */
  waiting: { count: number; spoken: string } | null
}

/** The desk's sections in their order. @param unread how many messages nobody has read */
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

/** Which section a path belongs to; the list of posts has its editor and its trash as well. */
export function currentSection(sections: readonly DeskSection[], path: string): string {
  const within = sections.filter(({ href }) => path === href || path.startsWith(`${href}/`))
  return within.at(-1)?.href ?? ''
}
