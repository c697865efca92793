import type { MessageState } from '#app/features/inbox/contact-form/message.ts'

export const stageNames: Record<MessageState, string> = {
  new: 'New',
  answered: 'Answered',
  booked: 'Consultation booked',
  client: 'Client',
  declined: 'Declined',
  closed: 'Closed',
  spam: 'Spam',
}

/** `{…}` are filled where they are printed. */
export const inquiryTexts = {
  title: 'Inquiry',
  stage: 'Stage',
  stageSince: '{stage} {age}',
  /** How long each earlier stage took. */
  stageWas: 'was {stage} for {time}',
  assignee: 'Assigned to',
  nobody: 'Nobody',
  disabled: '{name} (disabled)',
  assignToMe: 'Assign to me',
  due: 'Due',
  dueOn: 'Due {day}',
  overdueOn: 'Overdue since {day}',
  labels: 'Labels',
  labelsHint: 'Separated by commas. They are not encrypted: no names, nothing about the case.',
  save: 'Save',
  problems: {
    stage: 'Choose one of the stages.',
    assignee: 'This person cannot work on this message. Choose somebody else.',
    due: 'Choose a day, or leave it empty.',
    'too-long': 'A label may have at most {length} characters.',
    'too-many': 'A message may have at most {count} labels.',
  },
  toasts: {
    saved: { title: 'Saved', text: 'Your colleagues see it at once.' },
    same: { title: 'Nothing was changed', text: 'The message was so already.' },
  },
  filter: {
    label: 'Narrow the list',
    anyone: 'Any assignee',
    byLabel: 'Label',
    anyLabel: 'Any label',
    apply: 'Apply',
  },
} as const
