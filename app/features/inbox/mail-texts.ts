/** `{…}` are filled in one step, see `filled`. */
export const mailTexts = {
  message: {
    subject: 'New message {reference}',
    text: `Someone has sent the firm a message on its website.

Reference: {reference}
Received: {time}

Read and answer it here:
{link}

The message itself is not in this email, because others can read email on its way. The contact page promises a response within 24 hours.`,
    withText: `Someone has sent the firm a message on its website.

Reference: {reference}
Received: {time}

{fields}

{message}

Open it here:
{link}`,
    fields: {
      name: 'Name',
      email: 'Email',
      language: 'Language',
      safe: 'Safe to call or write',
    },
  },
  overdue: {
    subject: 'Message {reference} has not been read within 24 hours',
    text: `Nobody has opened this message yet. The contact page promises a response within 24 hours.

Reference: {reference}
Received: {time}

Read and answer it here:
{link}`,
  },
  asked: {
    subject: 'Please check message {reference} for a conflict of interest',
    text: `{by} asks you whether the firm may act for the person who sent this message. Its text is shown once you have cleared the possible conflict.

Reference: {reference}
Received: {time}

Check it here:
{link}

Neither the message nor a name is in this email, because others can read email on its way.`,
  },
  quarantine: {
    subject: 'Messages waiting in quarantine: {count}',
    text: `They look like spam, so you got no email about each one. Please look through them. A real person may have sent one.

{link}`,
  },
} as const
