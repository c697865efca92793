/** Sentences that may stand on more than two pages, and why; `{…}` is a legal fact. */
export const mayRepeat: readonly { sentence: string; reason: string }[] = [
  {
    sentence: '{consulates.pause} ({consulates.pause:day})',
    reason: 'A dated notice; it is the same wherever it applies',
  },
  {
    sentence: '{adjustment.memo} ({adjustment.memo:day})',
    reason: 'A green card from inside the country is never named without this notice',
  },
  {
    sentence: '{travel.parole}',
    reason: 'Nobody should leave because a page did not say it',
  },
  {
    sentence: '{asylum.exceptions}',
    reason: 'The deadline for asylum never stands without its exceptions',
  },
  {
    sentence: 'In danger now? Call 911.',
    reason: 'The first line of each page for people at risk',
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
