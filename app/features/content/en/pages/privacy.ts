import type { RecordData } from '#app/features/content/record-types.ts'

export const privacy: RecordData<'page'> = {
  layout: 'plain',
  title: 'Privacy',
  description:
    'What this website stores about you when you read it: nothing. No cookies, no trackers, no outside requests before you ask for them.',
  subtitle: 'You can read every page here without being followed or remembered.',
  sections: [
    {
      id: 'reading',
      title: 'When you read this site',
      text: `We set no cookie, keep nothing about you in your browser, and use no statistics service, advertising network or social media button that reports back.

The server writes a line for each request, to find faults: the time, the page, whether it worked and how long it took. The line has no network address, no name and nothing that you typed. To keep the site standing when somebody floods it, the server counts requests for each address in its memory; those counts are never written down.

We count how often a page is read, and how often the links to book, the telephone number and the form are used: one number a day and page, for the firm alone. A count holds no cookie, no address, no time of day and nothing else about you, so nobody can be followed from one page to the next. If your browser asks not to be tracked (Global Privacy Control or Do Not Track), or runs no JavaScript, you are not in it.

A company that runs the machines for the firm may see network addresses as it carries the traffic, as any provider does.`,
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
      text: `When you send the form on the contact page, the site stores what you typed, the time, and which wording stood above the form. It is encrypted before it is stored, and only staff who are signed in can read it. Your network address is not stored with it. The mail that tells the firm of your message carries its reference and, unless the firm has decided otherwise, none of your words.

The text of your message is erased by itself two years after we are done with it, or thirty days after we have marked it as spam. The reference and the dates remain. You may ask us to erase it sooner.

After you have sent the form without JavaScript, a cookie carries your reference to the next page and ends within a minute. With JavaScript there is none.

If the firm uses an outside e-mail service (EmailJS), a sentence above the button says so. Then your browser also hands that company a copy of your name, e-mail and message after the site has stored it.

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
      title: 'People who work here',
      text: 'Staff who sign in get cookies that keep them signed in and recognize their browser. The site stores their e-mail, their session and the address and browser it was opened from. Tries to sign in are counted under coded keys from which neither address nor e-mail can be read.',
    },
    {
      id: 'questions',
      title: 'Ask us',
      text: '{firm} answers for this site. You may ask what we know about you, and ask us to correct or erase it. Some papers of a case we must keep by law. Call {phone} or write to {email}.',
    },
  ],
}
