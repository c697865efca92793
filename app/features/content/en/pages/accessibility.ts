import type { RecordData } from '#app/features/content/record-types.ts'

export const accessibility: RecordData<'page'> = {
  layout: 'plain',
  slug: 'accessibility',
  title: 'Accessibility',
  description:
    'How to read our pages with a keyboard, a screen reader, large text or an old phone, what we have tested, which limits we know, and how to tell us about a problem.',
  subtitle: 'We want you to be able to read and use every page. If you cannot, please tell us.',
  date: '2026-11-25',
  sections: [
    {
      kind: 'text',
      id: 'aim',
      title: 'What we aim for',
      text: `We aim to meet the Web Content Accessibility Guidelines, WCAG 2.2, level AA.

[The Department of Justice on websites and the law](https://www.ada.gov/resources/web-guidance/)`,
    },
    {
      kind: 'text',
      id: 'ways',
      title: 'Ways to read our pages',
      text: `- By keyboard alone. You can reach links, buttons and fields, and you see where you are. Press Tab once, and you can skip the menu.
- With a screen reader. Headings, lists and fields have names, and it passes over drawings that only decorate.
- With text at twice its size, or on a narrow phone. The text should fit the screen.
- On an old phone or a slow line. Texts, links and questions also work when JavaScript is switched off.
- In dark or light colors, as your device is set. No meaning depends on color alone.
- Without motion, if you have set your device that way. A button stops the moving row of flags.`,
    },
    {
      kind: 'text',
      id: 'tested',
      title: 'What we have tested',
      text: 'We last tested every page on {date}. The tests were automatic, in light and dark colors and at several screen widths. Such tests find only some of the problems.',
    },
    {
      kind: 'text',
      id: 'limits',
      title: 'Limits that we know',
      text: `- People who use a screen reader every day have not yet tested these pages for us.
- Our tests run in one browser, Chromium. Other browsers may show something differently.
- The articles, and notices that the firm adds, may be in English only. A page in another language says so until somebody at the firm has reviewed it.`,
      also: [
        {
          when: 'calendar',
          text: 'The calendar for booking belongs to another company, and we cannot change it. You can book by phone instead: {phone}.',
        },
        {
          when: 'map',
          text: 'The map belongs to another company, and we cannot change it. Our address is beside it, and you can call {phone} for directions.',
        },
      ],
    },
    {
      kind: 'text',
      id: 'tell-us',
      title: 'Tell us about a problem',
      text: 'Call {phone} or write to {email}. Tell us which page it was and what you used. You can also ask us to read a text to you, or for a text in another form. When you book a consultation, tell us what you need to take part.',
    },
  ],
}
