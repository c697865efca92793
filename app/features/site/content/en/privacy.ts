import type { PlainPageContent } from '#app/features/site/plain-page.ts'

/** What the site knows about its readers, in English. It describes this software: change it together with the code. */
export const privacy: PlainPageContent = {
  title: 'Privacy',
  description:
    'What this website stores about you when you read it: nothing. No cookies, no trackers, no outside requests before you ask for them.',
  subtitle: 'You can read every page here without being counted, followed or remembered.',
  sections: [
    {
      id: 'reading',
      title: 'When you read this site',
      paragraphs: [
        'We set no cookie, keep nothing about you in your browser, and use no statistics service, advertising network or social media button that reports back.',
        'The server writes a line for each request, to find faults: the time, the page, whether it worked and how long it took. The line has no network address, no name and nothing that you typed. To keep the site standing when somebody floods it, the server counts requests for each address in its memory; those counts are never written down.',
        'A company that runs the machines for the firm may see network addresses as it carries the traffic, as any provider does.',
      ],
    },
    {
      id: 'outside',
      title: 'Outside companies',
      paragraphs: [
        'Nothing is loaded from anywhere else before you ask for it. Fonts, drawings, flags and pictures come from this site.',
        'Three things lead outside, and only when you press them: the calendar for booking, the map, and links to other sites. From then on the rules of that company hold. A picture in an article that lies elsewhere is shown when you press it, or when the firm has named its host as one it trusts.',
      ],
    },
    {
      id: 'writing',
      title: 'When you call or write to us',
      paragraphs: [
        'This site does not take messages by form at present. When you call or send an e-mail, what you tell us is kept by the firm as a law firm keeps it: for your question, and not for advertising.',
        'E-mail can be read on its way. Please leave out numbers, dates of birth and anything that would hurt you in the wrong hands, and do not send documents. Tell us how it is safe to reach you.',
      ],
    },
    {
      id: 'shared',
      title: 'If you share a phone or computer',
      paragraphs: [
        'This site leaves nothing on it, but the browser’s own history does. Use a private window, or another device, if somebody must not know that you were here. The pages about crime victims have a button that leaves the site at once; it cannot clear the history.',
      ],
    },
    {
      id: 'staff',
      title: 'People who work here',
      paragraphs: [
        'Staff who sign in get cookies that keep them signed in and recognize their browser. The site stores their e-mail, their session and the address and browser it was opened from. Tries to sign in are counted under coded keys from which neither address nor e-mail can be read.',
      ],
    },
    {
      id: 'questions',
      title: 'Ask us',
      paragraphs: [
        'You may ask what the firm knows about you, and ask us to correct or erase it. Some papers of a case we must keep by law. Call {phone} or write to {email}.',
      ],
    },
  ],
}
