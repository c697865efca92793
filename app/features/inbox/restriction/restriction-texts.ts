/** `{…}` are filled where they are printed. */
export const restrictionTexts = {
  title: 'Who may read it',
  open: 'Everybody who works on messages.',
  restricted:
    'Only staff whom an owner has named under Staff. Everybody else sees its reference and time.',
  restrict: 'Restrict it',
  release: 'Release from restriction',
  suggestion: {
    title: 'This message may come from a victim of a crime: restrict it?',
    text: 'It says: {words}. Until somebody decides, everybody who works on messages can read it.',
    decline: 'Leave it open',
    ask: 'You may not restrict messages. These colleagues may: {names}.',
    askNobody: 'An owner can allow somebody under Staff to read and restrict messages.',
    mark: 'Restrict it?',
  },
  bulk: {
    label: 'Restriction',
    yes: 'Restrict',
    no: 'Release from restriction',
  },
  notAllowed: {
    title: 'That was not done',
    text: 'Only those who read restricted messages can restrict one or release it. An owner names them under Staff.',
  },
  toasts: {
    restricted: {
      title: 'Restricted',
      text: 'Only those who read restricted messages see more than its reference and time.',
    },
    unassigned: {
      title: 'Restricted',
      text: 'It is assigned to nobody now, because whoever had it may not read restricted messages.',
    },
    released: { title: 'Released', text: 'Everybody who works on messages can read it again.' },
    leftOpen: {
      title: 'Left open',
      text: 'The message stays as it was, and the question is gone.',
    },
  },
} as const
