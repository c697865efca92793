const AT = new Date('2026-11-21T09:30:15.123Z')

/** Of what is kept beside a message. */
export const inquiryRows = {
  message_notes: {
    id: 'n1',
    message_id: 'm1',
    created_at: AT,
    user_id: 'u1',
    author: 'ada@example.com',
    key_id: '',
    sealed: '',
  },
  message_labels: { message_id: 'm1', folded: 'asylum', label: 'Asylum' },
  message_replies: {
    id: 'r1',
    message_id: 'm1',
    direction: 'sent',
    created_at: AT,
    user_id: 'u1',
    author: 'ada@example.com',
    mail_id: 'o1',
    key_id: '',
    sealed: '',
  },
  saved_replies: {
    id: 's1',
    name: 'First answer',
    language: 'es',
    text: 'Gracias, {name}',
    version: 2,
    changed_at: AT,
    changed_by: 'ada@example.com',
  },
}
