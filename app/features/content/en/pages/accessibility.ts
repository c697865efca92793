import type { RecordData } from '#app/features/content/record-types.ts'

export const accessibility: RecordData<'page'> = {
  layout: 'plain',
  title: 'Accessibility',
  description:
    'How this website works with a keyboard, a screen reader, enlarged text or an old phone, what is tested, and how to tell us when something does not work.',
  subtitle:
    'You should be able to read every page with what you have. If you cannot, it is our mistake.',
  sections: [
    {
      id: 'aim',
      title: 'What we aim for',
      text: `The site is made to meet the Web Content Accessibility Guidelines, WCAG 2.2, level AA. The pages themselves are made for it; no add-on is laid over them.

[The Department of Justice on websites and the law](https://www.ada.gov/resources/web-guidance/)`,
    },
    {
      id: 'ways',
      title: 'Ways to read this site',
      text: `- By keyboard alone: links, buttons and fields can be reached, and you see where you are. The first key press offers to skip the menu.
- With a screen reader: headings, lists and fields are named, and drawings that only decorate are left out.
- With text twice as large, or on a narrow phone: the text should not be cut off, nor have to be scrolled sideways.
- Without JavaScript, on an old phone or a slow line: texts, links and questions work.
- In a dark or a light scheme, as your device is set. Meaning does not rest on color alone.
- Without motion: if your device asks for less motion, nothing moves. The row of flags can be stopped by a button, and stops under the pointer and while you use it by keyboard.`,
    },
    {
      id: 'tested',
      title: 'What is tested',
      text: 'Automatic checks look at every page in both schemes and at several widths each time the site is changed. Such checks find only a part of the faults; people find the rest, which is why we ask you.',
    },
    {
      id: 'limits',
      title: 'What we do not control',
      text: 'The calendar and the map belong to outside companies and open only if you ask for them. You never need them: call {phone} to book a time or to be told the way.',
    },
    {
      id: 'tell-us',
      title: 'Tell us what does not work',
      text: 'Call {phone} or write to {email}. Say which page it was and what you used. We can also give you any text of this site by phone or in another form. Our offices and our talks by phone or video can be arranged around what you need; tell us when you book.',
    },
  ],
}
