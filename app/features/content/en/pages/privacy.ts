import type { RecordData } from '#app/features/content/record-types.ts'

export const privacy: RecordData<'page'> = {
  layout: 'plain',
  slug: 'privacy',
  title: 'Privacy',
  description:
    'What we learn about you when you read, call or write to us, and how long we keep it. We name the other companies, and say how to have it erased.',
  subtitle: 'You can read every page without telling us who you are.',
  date: '2026-11-27',
  sections: [
    {
      kind: 'text',
      id: 'responsible',
      title: 'Who is responsible',
      text: '{firm}, {address}, decides what is kept about you and why. If you have a question about it, call {phone} or write to {email}. This policy took effect on {date}.',
    },
    {
      kind: 'text',
      id: 'reading',
      title: 'When you read',
      text: 'While you read, we set no cookies and store nothing about you in your browser. There is one exception, and only you can make it. A line at the top may offer you the page in your language. If you close that line, your browser keeps the word “no”, so that the line does not come back. The button that leaves a page quickly deletes the word. We use no advertising networks and no outside services that count visitors.',
      also: [
        {
          when: 'own-host',
          text: 'To find faults, our server writes down the time of each request, the page, whether it worked and how long it took. It does not write down your network address, your name or anything that you typed. To protect the site from a flood of requests, it counts them by network address for a short time. That count is not written down.',
        },
        {
          when: 'files',
          text: 'A hosting company delivers these pages. It may see and write down your network address. Its own privacy rules apply.',
        },
        {
          when: 'server',
          text: 'We count how often each page is read, and how often people use the links to book, call or write. These are totals for a day, and they say nothing about you. You are not counted if your browser sends a Global Privacy Control or Do Not Track signal, or if JavaScript is switched off.',
        },
        {
          when: 'own-host',
          text: 'If another company runs our server for us, it may see network addresses, as every such company does.',
        },
      ],
    },
    {
      kind: 'text',
      id: 'outside',
      title: 'Other companies',
      text: 'Fonts, drawings and flags come from our own site. Links to directions, official registers and other sites take you to those sites, and their own privacy rules apply.',
      also: [
        {
          when: 'no-image-hosts',
          text: 'Our pages contact no other company until you press a button or open a link. If an article has a picture from another site, a button shows it.',
        },
        {
          when: 'image-hosts',
          text: 'Some articles show pictures from {imageHosts}. When you open such an article, your browser contacts that company, and it sees your network address. Apart from that, our pages contact no other company until you press a button or open a link.',
        },
        {
          when: 'calendar',
          text: 'When you open the calendar to book, you connect to {calendarHost}. It learns which of our pages you came from. It learns your name and email only if you tick the box for that. Its own privacy rules apply.',
        },
        {
          when: 'map',
          text: 'When you open the map, you connect to {mapHost}. Its own privacy rules apply.',
        },
        {
          when: 'questionnaire',
          text: 'The “Contact Us” button at the edge of the screen opens a questionnaire at {questionnaireHost}. Its own privacy rules apply.',
        },
      ],
    },
    {
      kind: 'text',
      id: 'writing',
      title: 'When you call or write',
      text: `When you call or email us, we use what you tell us to answer you and to check whether we can take your case. We do not use it for advertising.

Others may be able to read email on its way. Please leave out numbers, dates of birth and anything that could hurt you in the wrong hands, and send no documents. Confidentiality begins when you talk with one of our lawyers about your case. Tell us how it is safe to reach you.`,
      also: [
        {
          when: 'server',
          text: 'When you send the form on our contact page, we store what you typed, the time, and which notice you saw above the form. We encrypt it, and only staff who are signed in can read it. We do not store your network address with it.',
        },
        {
          when: 'mails-notice',
          text: 'An email tells us that a message has come. Your own words are not in it. We may also confirm it to you by email, without your words. We do not if you told us that email is not safe.',
        },
        {
          when: 'mails-text',
          text: 'Your message also comes to us by email, with your own words in it. We may also confirm it to you by email, without your words. We do not if you told us that email is not safe.',
        },
        {
          when: 'copies-messages',
          text: 'Your browser also sends a copy of your name, email address and message to EmailJS, an outside email service, which passes it on to us.',
        },
        {
          when: 'server',
          text: `We erase the text of your message {keptFor} after we have finished with it, or {spamKeptFor} after we have marked it as spam. Its reference number and its dates remain. You may ask us to erase it sooner.

If JavaScript is switched off in your browser, a cookie shows you the reference number of your message. It ends within a minute.`,
        },
        { when: 'no-server', text: 'This site stores no messages.' },
        {
          when: 'sends-messages',
          text: 'When you send the form on our contact page, your browser sends your name, email address and message to EmailJS. This is an outside email service, which passes them on to us.',
        },
      ],
    },
    {
      kind: 'text',
      id: 'shared',
      title: 'If you share a phone or computer',
      text: 'Your browser keeps a list of the pages that you visit. Use a private window, or another device, if someone must not know that you were here. Our page for victims of crime has a button that leaves the page at once. It cannot clear the list.',
    },
    {
      kind: 'text',
      id: 'staff',
      title: 'Our staff',
      when: 'server',
      text: 'Our staff get cookies that keep them signed in and recognize their browser. We store their email, and the network address and browser of each sign-in. To stop people from guessing passwords, we count failed sign-ins in a form that does not show the network address or the email.',
    },
    {
      kind: 'text',
      id: 'demonstration',
      title: 'The demonstration dashboard',
      when: 'no-server',
      text: 'The dashboard of this site is a demonstration. What you write there stays in your own browser. A button in the dashboard erases it.',
    },
    {
      kind: 'text',
      id: 'your-choices',
      title: 'Your choices',
      text: 'You may ask what we know about you, and ask us to correct or erase it. By law we must keep some papers of a case. Call {phone} or write to {email}.',
    },
  ],
}
