/** The words of the staff's page; the site's content has them in each language. `{name}` is whom a button is about. */
export type StaffWords = {
  title: string
  intro: string
  listLabel: string
  columns: Record<'person' | 'since' | 'lastSignIn' | 'secondFactor' | 'state' | 'actions', string>
  you: string
  never: string
  yes: string
  no: string
  states: Record<'active' | 'disabled' | 'invited' | 'expired', string>
  invitedBy: string
  actions: Record<
    'resetLink' | 'endSessions' | 'disable' | 'enable' | 'newLink' | 'withdraw',
    { text: string; spoken: string }
  >
  invite: {
    heading: string
    text: string
    name: string
    email: string
    submit: string
    problemsTitle: string
    taken: string
  }
  link: {
    invitation: { title: string; text: string }
    'password-reset': { title: string; text: string }
    /** Said as well where the site sends mail. */
    mailed: string
    label: string
    copy: string
    copied: string
  }
  disabling: {
    question: string
    consequence: string
    own: { question: string; consequence: string }
    keep: string
    confirm: string
  }
  problems: { last: string; gone: string; disabled: string }
}
