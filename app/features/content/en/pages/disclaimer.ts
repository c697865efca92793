import type { RecordData } from '#app/features/content/record-types.ts'

export const disclaimer: RecordData<'page'> = {
  layout: 'plain',
  slug: 'disclaimer',
  isAboutLaw: true,
  title: 'Disclaimer',
  description:
    'What you read here is general information, not legal advice. Reading it or writing to us does not make us your lawyers, and we promise no result.',
  subtitle: 'What you can use this site for, and what it cannot do for you.',
  sections: [
    {
      kind: 'text',
      id: 'information',
      title: 'General information, not legal advice',
      text: 'The pages and articles here explain the law in general. Legal advice is about you: your dates, your papers, your past. Please do not file, sign, travel or give up a status because of something you read here. Ask a lawyer first.',
    },
    {
      kind: 'text',
      id: 'no-relationship',
      title: 'When we are your lawyers',
      text: `Reading this site, calling, writing, or booking a consultation does not make us your lawyers. We are your lawyers once we have checked that we can take your case, and you and we have signed an agreement. It says what we will do and what it costs.

Confidentiality begins earlier: when you talk with one of our lawyers about your case, even if you do not hire us. Before that talk, please do not send us confidential details or documents. We may already be helping someone on the other side.`,
    },
    {
      kind: 'text',
      id: 'changes',
      title: 'The law changes',
      text: 'Laws, fees and waiting times change. The figures on this site come from public sources. Next to those that change often you see the date of the source. Once somebody at the firm has checked a figure, you see the day of that check instead. When a new check is overdue, we say that the figure is being verified. Each article has the date on which it was written. Look at the agency’s own page before you act.',
    },
    {
      kind: 'text',
      id: 'results',
      title: 'No result is promised',
      text: 'Each case depends on its own facts. Officers and judges decide it, not us. What happened in one case does not tell you what will happen in another.',
    },
    {
      kind: 'text',
      id: 'advertising',
      title: 'Attorney advertising',
      text: `In some states this site counts as advertising. The lawyer who is responsible for it is named at the bottom of every page. Immigration law is federal, so our lawyers may help you in any state. In other kinds of law they may act only where they are licensed.

[Where our lawyers are licensed](/who-may-help-you#check)`,
    },
    {
      kind: 'text',
      id: 'links',
      title: 'Links to other sites',
      text: 'We link to other sites, most of them official, so that you can read more. We do not control what they say, and nobody pays us for a link.',
    },
    {
      kind: 'text',
      id: 'emergencies',
      title: 'Not for emergencies',
      text: 'If you are in danger, call 911. If immigration officers have arrested you or a relative, or there is a hearing soon, do not wait for an answer to an email. Call {phone}. When our office is closed, [urgent help](/urgent) has public numbers to call.',
    },
  ],
}
