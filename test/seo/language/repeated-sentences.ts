/** Sentences that may stand on more than two pages, and why; `{…}` is a legal fact. */
export const mayRepeat: readonly { sentence: string; reason: string }[] = [
  {
    sentence: '{consulates.pause}',
    reason: 'A dated notice; it is the same wherever it applies',
  },
  {
    sentence: 'Last checked on {consulates.pause:verified}.',
    reason: 'The date of each notice about a pause',
  },
  {
    sentence: '{asylum.exceptions}',
    reason: 'The deadline for asylum never stands without its exceptions',
  },
  {
    sentence: '30-minute consultation.',
    reason: 'The line beside each button to book',
  },
  {
    sentence:
      "Immigration law changes often, so an article can go out of date. Look at the date at the top, and check the government agency's own page before you file anything.",
    reason: 'The first fixed paragraph of every article (specification 2)',
  },
  {
    sentence:
      'Every case is different. Please consult an attorney about yours before you decide, sign or travel.',
    reason: 'The second fixed paragraph of every article (specification 2)',
  },
  {
    sentence: 'This is a sample article. No lawyer has reviewed it. Do not rely on it.',
    reason: 'The notice of every sample article',
  },
  {
    sentence: '30-minute consultation.',
    reason: 'What is booked, and its price, beside the first button to book of each page',
  },
]
