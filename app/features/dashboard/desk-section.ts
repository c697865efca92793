import { fillText } from '#app/platform/fill-text.ts'

/** One of the desk's sections, as its navigation shows it. */
export type DeskSection = {
  href: string
  label: string
  /** Something that waits there, such as "3 unread"; null shows nothing. */
  waiting: { count: number; spoken: string } | null
}

/** The words of the desk's navigation. */
export type DeskSectionWords = {
  label: string
  unread: string
} & Record<'posts' | 'messages' | 'visits' | 'facts' | 'staff' | 'activity' | 'account', string>

/** The desk's sections in their order. @param unread how many messages nobody has read */
export function deskSections(words: DeskSectionWords, unread: number): DeskSection[] {
  const section = (href: string, label: string): DeskSection => ({ href, label, waiting: null })
  return [
    section('/dashboard', words.posts),
    {
      ...section('/dashboard/messages', words.messages),
      waiting:
        unread === 0 ? null : { count: unread, spoken: fillText(words.unread, { count: unread }) },
    },
    section('/dashboard/visits', words.visits),
    section('/dashboard/facts', words.facts),
    section('/dashboard/staff', words.staff),
    section('/dashboard/activity', words.activity),
    section('/dashboard/account', words.account),
  ]
}

/** Which section a path belongs to; the list of posts has its editor and its trash as well. */
export function currentSection(sections: readonly DeskSection[], path: string): string {
  const within = sections.filter(({ href }) => path === href || path.startsWith(`${href}/`))
  return within.at(-1)?.href ?? ''
}
