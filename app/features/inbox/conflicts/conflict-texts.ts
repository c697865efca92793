import type { MatchKind } from '#app/features/inbox/conflicts/person-names.ts'
import { fillText } from '#app/platform/fill-text.ts'

/** `{…}` are filled where they are printed. */
export const conflictTexts = {
  title: 'Conflict check',
  mark: 'Possible conflict',
  hidden: 'The text is shown once the possible conflict is cleared.',
  gate: {
    title: 'Check for a conflict of interest first',
    text: 'The firm knows a person of this or a similar name. Look who it is before you read the message: what you read may keep the firm from acting for somebody else.',
    ask: 'Your role does not clear conflicts. Please ask a lawyer.',
    askWhom: 'Ask',
    askPress: 'Ask: assign and e-mail it',
    askNobody:
      'At present nobody of the firm may check it. An owner can allow a lawyer under Staff to read restricted messages.',
    askWrong: {
      title: 'Nobody was asked',
      text: 'This person can no longer answer that. Choose somebody else.',
    },
    clear: 'No conflict: open the message',
    close: 'It is a conflict: close it unread',
    /** Says nothing of whom the name was compared with. */
    hidden:
      'Somebody of the firm who may has to check this name first. Until then the message stays closed.',
  },
  /** Instead of a copy of a person's messages. */
  notExported:
    'Nothing was exported: somebody of the firm who may has to check one of these messages first.',
  shown: {
    none: 'No other person of this name is known from the list or from earlier messages.',
    hidden: 'Somebody of the firm who may has to check this name first.',
    hiddenCleared: 'Somebody of the firm has checked this name.',
    text: 'People of this or a similar name:',
    clear: 'No conflict: clear them',
  },
  toasts: {
    asked: {
      title: 'Asked',
      text: 'The message is assigned to them, and an e-mail is on its way.',
    },
    askedUnmailed: {
      title: 'Assigned',
      text: 'No e-mail goes out, because no mail server is set up. Please tell them yourself.',
    },
  },
  kinds: {
    exact: 'The same name',
    reordered: 'The same words, in another order or with some left out',
    phonetic: 'Sounds alike, or is spelled in another way',
  } satisfies Record<MatchKind, string>,
  fromList: 'From the imported list',
  fromMessage: 'Wrote the message {reference}',
  cleared: 'Cleared by {by}, {at}',
  open: 'Not cleared yet',
  list: {
    link: 'List for the conflict check',
    title: 'List for the conflict check',
    intro:
      'Names of clients, former clients and opposing parties. Each new message is compared with them and with earlier messages, before anybody reads it. The names are stored encrypted.',
    one: '1 name',
    many: '{count} names',
    current: '{names}, imported {at} by {by}.',
    none: 'No list has been imported yet. Messages are compared with earlier messages only.',
    fileTitle: 'Import a list',
    fileLabel: 'CSV file',
    fileHint:
      'At most 50,000 names. The first line names the columns: “name”, or “first name” and “last name”; a column “note” is shown beside the name, such as “client since 2019”.',
    replaces: 'The new list replaces the earlier one. What was cleared stays cleared.',
    submit: 'Import',
    back: 'All messages',
    problemTitle: 'Nothing was imported',
    problemText: 'The earlier list is unchanged. Correct the file and import it again.',
    line: 'Line {line}: {problem}',
    more: 'And {count} more.',
    held: 'A colleague is importing a list at this moment. Please try again in a minute.',
  },
} as const

/** Such as "12,000 names". */
export function namesText(count: number): string {
  const { one, many } = conflictTexts.list
  return count === 1 ? one : fillText(many, { count: count.toLocaleString('en-US') })
}
