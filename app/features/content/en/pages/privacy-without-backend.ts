import type { RecordData } from '#app/features/content/record-types.ts'

export const privacyWithoutBackend: RecordData<'page'> = {
  layout: 'plain',
  title: 'Privacy',
  description:
    'What this website stores about you when you read it: nothing. No cookies, no trackers, no outside requests before you ask for them.',
  subtitle: 'You can read every page here without being followed or remembered.',
  sections: [
    {
      id: 'reading',
      title: 'When you read this site',
      text: `We set no cookie, keep nothing about you in your browser while you read, and use no statistics service, advertising network or social media button that reports back. Nobody counts who reads what: this site has no database.

A server that sends the pages may write a line for each request, to find faults. Ours writes the time, the page, whether it worked and how long it took, with no network address, no name and nothing that you typed. Where a company hosts the pages for the firm, it may see network addresses, as any provider does, and its own rules hold.`,
    },
    {
      id: 'outside',
      title: 'Outside companies',
      text: `Nothing is loaded from anywhere else before you ask for it. Fonts, drawings, flags and pictures come from this site.

Some things lead outside, and only when you press them: the calendar for booking, the map, the questionnaire behind “Contact Us” where the firm has one, and links to other sites. The calendar is told from which page of ours you came, and your name and e-mail only if you tick the box that says so. From then on the rules of that company hold. A picture in an article that lies elsewhere is shown when you press it, or when the firm has named its host as one it trusts.`,
    },
    {
      id: 'writing',
      title: 'When you call or write to us',
      text: `This site stores no message. Where the contact page has a form, your browser hands your name, e-mail and message to an outside e-mail service (EmailJS) when you press its button, and a sentence above the button says so. Where it has none, nothing can be sent from this site.

When you call or send an e-mail, what you tell us is kept by the firm as a law firm keeps it: for your question, and not for advertising.

E-mail can be read on its way. Please leave out numbers, dates of birth and anything that would hurt you in the wrong hands, and do not send documents. Tell us how it is safe to reach you.`,
    },
    {
      id: 'shared',
      title: 'If you share a phone or computer',
      text: 'This site leaves nothing on it, but the browser’s own history does. Use a private window, or another device, if somebody must not know that you were here. The pages about crime victims have a button that leaves the site at once; it cannot clear the history.',
    },
    {
      id: 'staff',
      title: 'The demonstration dashboard',
      text: 'The dashboard of this site is a demonstration. Whoever tries it has what they write there, and whether they are signed in, kept in their own browser and nowhere else. The dashboard has a button that erases it.',
    },
    {
      id: 'questions',
      title: 'Ask us',
      text: '{firm} answers for this site. You may ask what we know about you, and ask us to correct or erase it. Some papers of a case we must keep by law. Call {phone} or write to {email}.',
    },
  ],
}
