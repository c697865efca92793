import type { Role } from '#app/features/auth/roles/roles.ts'

export const roleTexts = {
  names: {
    owner: 'Owner',
    lawyer: 'Lawyer',
    writer: 'Writer',
    assistant: 'Assistant',
  } satisfies Record<Role, string>,
  /** What each may do, for the owner who chooses. */
  about: {
    owner: 'may do everything, also invite colleagues and change roles',
    lawyer:
      'writes, reviews and publishes posts and site content, changes legal figures, answers messages',
    writer: 'writes drafts; publishes nothing and sees no messages',
    assistant: 'works on messages only and erases none',
  } satisfies Record<Role, string>,
  choose: 'Please choose a role',
  refused: {
    title: 'Your role does not include this',
    text: 'Nothing was changed. An owner of this site can give you another role.',
    /** As the only sentence, where there is no page. */
    message: 'Your role does not include this. An owner can give you another role.',
    sent: 'What you sent',
    keep: 'It was not saved. Copy it from here if you need it.',
    back: 'Back to Dashboard',
  },
  /** The typed text is still in the form beside it. */
  posts: {
    published:
      'Your role may not change a post that is published. Your text is still here: ask a colleague who publishes.',
    publication:
      'Your role may not publish, schedule or mark as reviewed. Your text is still here: save it as a draft and ask a colleague who publishes.',
  },
} as const

/** By itself: the sentence is written on the server. */
export function whoMay(roles: readonly Role[]): string {
  const names = new Intl.ListFormat('en').format(roles.map((role) => roleTexts.names[role]))
  return roles.length === 1 ? `The role ${names} includes it.` : `The roles ${names} include it.`
}
