import { privacy } from '#app/features/site/content/en/privacy.ts'
import type { PlainPageContent, PlainSection } from '#app/features/site/pages/plain-page.ts'

const reading: PlainSection = {
  id: 'reading',
  title: 'When you read this site',
  paragraphs: [
    'We set no cookie, keep nothing about you in your browser while you read, and use no statistics service, advertising network or social media button that reports back. Nobody counts who reads what: this site has no database.',
    'A server that sends the pages may write a line for each request, to find faults. Ours writes the time, the page, whether it worked and how long it took, with no network address, no name and nothing that you typed. Where a company hosts the pages for the firm, it may see network addresses, as any provider does, and its own rules hold.',
  ],
}

const writing: PlainSection = {
  id: 'writing',
  title: 'When you call or write to us',
  paragraphs: [
    'This site stores no message. Where the contact page has a form, your browser hands your name, e-mail and message to an outside e-mail service (EmailJS) when you press its button, and a sentence above the button says so. Where it has none, nothing can be sent from this site.',
    'When you call or send an e-mail, what you tell us is kept by the firm as a law firm keeps it: for your question, and not for advertising.',
    'E-mail can be read on its way. Please leave out numbers, dates of birth and anything that would hurt you in the wrong hands, and do not send documents. Tell us how it is safe to reach you.',
  ],
}

const staff: PlainSection = {
  id: 'staff',
  title: 'The demonstration dashboard',
  paragraphs: [
    'The dashboard of this site is a demonstration. Whoever tries it has what they write there, and whether they are signed in, kept in their own browser and nowhere else. The dashboard has a button that erases it.',
  ],
}

/** Decision 21. What is not named here is the same as with a backend. */
export const privacyWithoutBackend: PlainPageContent = {
  ...privacy,
  sections: privacy.sections.map(
    (section) => [reading, writing, staff].find(({ id }) => id === section.id) ?? section,
  ),
}
