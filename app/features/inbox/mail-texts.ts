/** `{…}` are filled in one step, see `filled`. */
export const mailTexts = {
  message: {
    subject: 'New message {reference}',
    text: `Somebody has written to the firm on the website.

Reference: {reference}
Received: {time}

Read and answer it here:
{link}

Its text is not in this mail, because mail can be read on its way. The website promises a response within 24 hours.`,
    withText: `Somebody has written to the firm on the website.

Reference: {reference}
Received: {time}

{fields}

{message}

Here it is kept:
{link}`,
    fields: {
      name: 'Name',
      email: 'E-mail',
      language: 'Language',
      safe: 'Safe to call or write',
    },
  },
  overdue: {
    subject: 'Message {reference} has not been read within 24 hours',
    text: `Nobody has opened this message since it came, and the website promises a response within 24 hours.

Reference: {reference}
Received: {time}

Read and answer it here:
{link}`,
  },
  quarantine: {
    subject: 'Messages wait in quarantine: {count}',
    text: `They look like spam, so no mail was sent about each of them. Please look through them once: a person may have written one.

{link}`,
  },
} as const
