export const checklistTexts = {
  title: 'Before you publish',
  none: 'Nothing to look at.',
  one: '1 thing to look at',
  many: '{count} things to look at',
  advisory: 'This is advice. You decide.',
  binding: 'Publishing with open points needs a reason.',
  findings: {
    'cover-alt': 'The image has no description. Leave it so only if it just decorates.',
    'cover-outside': 'The image is on {words}. Readers see it only after a click.',
    'image-outside':
      'An image in the text is on another site. Readers see it only after a click: {words}',
    'image-alt': 'An image in the text has no description: {words}',
    'heading-first': 'The heading “{words}” has the level of the title. Make it a smaller one.',
    'heading-skipped': 'The heading “{words}” skips a level.',
    'heading-empty': 'A heading has no words.',
    'link-vague': 'The link “{words}” does not say where it leads.',
    'link-empty': 'A link has no words: {words}',
    'forbidden-word': 'A law firm should not say “{words}” of itself.',
    figure: '“{words}” looks like a legal figure. It will not change by itself; check it.',
    'figure-of-fact':
      '“{words}” is written out. If it is the legal figure {fact}, write that: it stays current.',
    'date-missing': 'No calendar has the date “{words}”. The nearest one is {nearest}.',
    'date-words': 'The date “{words}” names no day. Write it out, such as March 15, 2027.',
    reviewer: 'Nobody is named who reviewed the post.',
    'reviewer-unknown': '“{words}” is no lawyer of the firm, so readers do not see the name.',
    'review-day': 'The day of the review is missing.',
    'excerpt-long': 'The excerpt is longer than {most} characters. Search results will cut it off.',
    'title-taken': 'Another post has the title “{words}”.',
    'title-in-text': 'The heading “{words}” repeats the title.',
    'not-checked': 'The text was not checked, because it would have taken too long.',
  },
  reason: {
    label: 'Reason for publishing anyway',
    hint: 'It is kept in the activity log. Name no client and nothing confidential.',
    missing:
      'The checklist has open points. Please settle them, save a draft, or say why you publish anyway.',
    tooLong: 'Please use at most 300 characters for the reason.',
  },
} as const

export type FindingKind = keyof typeof checklistTexts.findings
