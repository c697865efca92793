import type { RecordData } from '#app/features/content/record-types.ts'

export const disclaimer: RecordData<'page'> = {
  layout: 'plain',
  isAboutLaw: true,
  title: 'Disclaimer',
  description:
    'This website gives general information. It is not legal advice, reading it or writing to us makes nobody your lawyer, and no result is promised.',
  subtitle: 'What this site is for, and what it cannot do for you.',
  sections: [
    {
      id: 'information',
      title: 'General information, not legal advice',
      text: 'The pages and articles here explain the law to everybody at once. Legal advice is about you: your dates, your papers, your past. Please do not file, sign, travel or give up a status because of something you read here. Ask a lawyer first.',
    },
    {
      id: 'no-relationship',
      title: 'When we are your lawyers',
      text: `Reading this site, calling, writing, or booking a consultation does not make us your lawyers. We are your lawyers when we have checked that we can take the case and both of us have signed an agreement that says what we will do and what it costs.

Until then please do not send us confidential details or documents. We may already help somebody whose interest is against yours.`,
    },
    {
      id: 'changes',
      title: 'The law changes',
      text: 'Figures on these pages, such as amounts, waiting times and deadlines, come from one list with a source and a date of review for each. When a date has passed, the figure says that it is being verified. Articles carry the date on which they were written. Compare with the agency’s own page before you act.',
    },
    {
      id: 'results',
      title: 'No result is promised',
      text: 'Every case stands on its own facts, and officers and judges decide it, not us. What happened in one case says nothing about another.',
    },
    {
      id: 'advertising',
      title: 'Attorney advertising',
      text: `In some states this site counts as advertising. The lawyer who answers for it is named at the foot of every page. Immigration law is federal, so our lawyers may help you in any state; for other kinds of law they may act only where they are licensed.

[Where our lawyers are licensed](/who-may-help-you#check)`,
    },
    {
      id: 'links',
      title: 'Links to other sites',
      text: 'Links to other sites, most of them official, are there for your convenience. We do not control what they say, and we are not paid for any of them.',
    },
    {
      id: 'emergencies',
      title: 'Not for emergencies',
      text: 'If you are in danger, call 911. If you or a relative has been arrested by immigration officers or has a hearing soon, do not wait for an answer to an e-mail: call {phone}.',
    },
  ],
}
