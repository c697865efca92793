/** Why a file is refused; nothing of it is used. */
export const lawPackProblems = {
  none: 'Please choose a file.',
  other: 'This file is not a law pack.',
  newer: 'This law pack is for a later version of the site. Please upgrade the site first.',
  changed:
    'This file is not as it was written: something in it was changed or is missing. Please ask for it again.',
  older: 'This law pack is of {version}. The site already has a later one, of {present}.',
  future: 'This law pack is of a day that has not come yet.',
  unfit: 'This law pack does not fit this version of the site:',
  meanwhile: 'Somebody has changed one of its records meanwhile. Please open it again.',
  noText: 'Please translate this.',
  noObject: 'Please write an object in braces.',
} as const

export const lawPackTexts = {
  title: 'Law pack',
  back: 'Legal facts',
  about:
    'A law pack is a file with the legal facts, the countries, the Visa Bulletins and what changed, each with its source and its day, in every language of the site. Opening one changes nothing that readers see: what it says differently becomes drafts, which you compare and publish together under “Changes to publish”.',
  present: 'The site has the law pack of {version}.',
  due: {
    drafts: 'Drafts about the law that wait to be published: {count}',
    bulletin: 'The newest Visa Bulletin is that of {month}. Enter the next one.',
    notice: 'A notice has to be reviewed: {text}',
  },
  file: 'Law pack',
  hint: 'A file that ends in .json.',
  open: 'Open this law pack',
  shipped: 'Compare with the one of this version of the site',
  refused: 'The law pack was not opened',
  opened: 'The law pack of {version} is open',
  drafts: '{count} drafts were made. Readers see none of them yet.',
  oneDraft: 'One draft was made. Readers do not see it yet.',
  noDrafts: 'It says nothing that the site does not say already.',
  toChanges: 'Changes to publish',
  kept: {
    heading: 'Kept as the firm wrote it',
    about: 'The firm and the law pack have both changed these. Nothing was changed here.',
    own: 'The site says:',
    pack: 'The law pack says:',
  },
  busy: {
    heading: 'Left out, because somebody is writing a draft',
    about: 'Publish or discard these drafts, then open the law pack again.',
  },
} as const
