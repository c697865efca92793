import { counted } from '#app/platform/texts/counted-text.ts'

// What the tools of the service pages say; figures are legal facts.

/** Of a page with problems. */
export const refusedTitle = 'Error: {title}'

/** Citizenship. */
export const filingDateTexts = {
  title: 'When can you apply?',
  lead: 'You may apply up to {citizenship.early-filing} before you have had a green card for {citizenship.years}. It can be {citizenship.years-married} if you live with a husband or wife who is a citizen.',
  since: 'Permanent resident since',
  sinceHint: 'Month/day/year, as on the card.',
  marriage: 'If you live with a citizen husband or wife',
  married: 'Married since',
  citizen: 'Citizen since',
  citizenHint: 'A citizen by birth? Leave the second field empty.',
  trips: 'Trips abroad since then',
  tripsHint: 'Leave out day trips.',
  left: 'Left',
  back: 'Came back',
  /** Spoken after "Left" and "Came back". */
  trip: 'trip {number}',
  more: 'Add trips',
  most: 'There is room for {most} trips. With more, ask us.',
  submit: 'Show my date',
  problems: {
    missing: 'Enter this date.',
    impossible: 'The calendar has no such day. Write month/day/year, as in {example}.',
    future: 'This day is still to come. Enter a day that has passed.',
    beforeResident: 'This trip began before your green card. Leave it out.',
    backBeforeLeft: 'You came back before you left. Check both days.',
    overlapping: 'This trip overlaps another one. Check the days.',
    tooManyTrips: 'These are more than {most} trips. Ask us to count them with you.',
  },
  answer: {
    earliest: 'Your earliest date',
    date: 'The earliest day to file is {date}.',
    today: 'By these dates, the earliest day to file has come.',
    rules: {
      five: 'By the rule of {citizenship.years}: {rule}.',
      three:
        'By the rule of {citizenship.years-married} for the husband or wife of a citizen: {rule}.',
    },
    counted: 'Counted: a green card since {since}, and {trips}.',
    noTrips: 'no trips',
    trips: counted('en', { one: '{count} trip', other: '{count} trips' }),
    note: 'This is the earliest date, not legal advice. On that day you must also have lived in your state for {citizenship.state-residence} and show good moral character. By the shorter rule you must still live with your husband or wife. A new trip can change the date.',
    ask: 'Ask us about your date',
    halfYear:
      'You were away from {left} to {back}. A trip of about {citizenship.absence-presumed} or more can break your time as a resident. Sometimes papers can show that it did not. So we give no date here.',
    year: 'You were away from {left} to {back}. A trip of {citizenship.absence-breaking} or more breaks your time as a resident, and part of it may start again. So we give no date here.',
    presence:
      'By the years alone it would be {date}. But you would have {present} in the country, and you need {needed}. So we give no date here.',
    /** In the place of `{present}` and `{needed}`. */
    days: counted('en', { one: '{count} day', other: '{count} days' }),
    notAdvice: 'This is not legal advice. The rule: {rule}.',
    call: 'Call {phone}',
  },
  /** Where no server answers. */
  byHand:
    'Take the day on your card under “Resident Since”. Add {citizenship.years}, or {citizenship.years-married} if you have been {citizenship.married}. Then go back {citizenship.early-filing}. After a trip of about {citizenship.absence-presumed} or more, ask us: {phone}.',
}

/** Permanent Residency. */
export const greenCardPathTexts = {
  title: 'Find your path',
  lead: 'We keep nothing you choose. Leave out what you prefer not to say.',
  first: {
    title: 'If one of these is true, begin with it',
    lines: {
      hurt: { name: 'Somebody hurt you here', note: 'Your safety first, then visas for victims' },
      afraid: { name: 'You are afraid to go back', note: 'Asylum, and its deadline' },
      court: { name: 'You have a court date', note: 'What to do before that day' },
    },
  },
  questions: {
    danger: {
      legend: 'Is one of these true? If more than one is, choose the first.',
      options: {
        hurt: 'Somebody hurt me here, or forced me to work',
        afraid: 'I am afraid to go back',
        court: 'I have a court date',
        none: 'None of these',
      },
    },
    relative: {
      legend: 'Who could petition for you?',
      options: {
        immediate:
          'A citizen: my husband, wife, child {parents.petitioner-age}, or my parent while I am {child.definition}',
        resident: 'A permanent resident: my husband, wife, or my parent while I am unmarried',
        line: 'A citizen: my parent in any other case, or my brother or sister',
        none: 'None of these',
      },
    },
    work: {
      legend: 'What about your work?',
      options: {
        offer: 'An employer wants me',
        known: 'I am well known in my field, or a manager in an international company',
        none: 'None of these',
      },
    },
    place: {
      legend: 'Where are you?',
      options: { here: 'In the United States', abroad: 'Abroad' },
    },
  },
  unsaid: 'I prefer not to say',
  submit: 'Show my path',
  answer: {
    title: 'Ask about this first',
    all: 'Every answer, in order. The first one that is true for you counts.',
    protection: {
      text: 'Ask a lawyer about these ways first. Asylum is for people who may be hurt in their country for who they are or what they believe. U and T visas are for victims of some crimes and of trafficking. Some people who were abused by a relative with citizenship or a green card may petition for themselves (VAWA). And a person with a court date may have a defense there.',
      victims: 'Visas for victims',
    },
    paths: {
      hurt: {
        name: 'Protection for people who were hurt',
        text: 'In danger now? Call 911. U and T visas are for victims of some crimes and of trafficking. Some people who were abused by a relative with citizenship or a green card may petition for themselves (VAWA).',
      },
      afraid: {
        name: 'Asylum',
        text: 'Asylum is for people who may be hurt in their country for who they are or what they believe. As a rule you must file within {asylum.deadline} of your last arrival. {asylum.exceptions}',
      },
      court: {
        name: 'A defense in court',
        text: 'A person with a court date may have a defense there. Go to every hearing. If you miss one, the judge can order you deported. Talk to a lawyer before the date.',
      },
      immediate: {
        name: 'Family, with no yearly limit',
        text: 'Your relative petitions for you as an “immediate relative”. There is no line, but you still wait for the agency and, from abroad, for the consulate.',
      },
      resident: {
        name: 'Family, with a place in a line',
        text: 'Your relative petitions for you. Then you wait until a place is free, which can take years. So the day of filing counts.',
      },
      known: {
        name: 'Work, by what you have done',
        text: 'The EB-1 group is for people at the top of their field, well-known researchers, and some managers. Some of them may petition for themselves.',
      },
      offer: {
        name: 'Work, through your employer',
        text: 'For most EB-2 and EB-3 cases your employer first tests the labor market (“PERM”). Then it petitions for you.',
      },
      line: {
        name: 'Family, with a place in a line',
        text: 'Your relative petitions for you. Then you wait until a place is free, which can take years. So the day of filing counts.',
      },
      others: {
        name: 'Other ways, and last the lottery',
        text: 'The law names small groups, such as some religious workers. And there is a lottery for people born in certain countries. {diversity.notice} ({diversity.notice:day})',
      },
      talk: {
        name: 'Talk to us first',
        text: 'You need not say more here. There are paths through family, through work and through protection. A lawyer looks at your whole story with you.',
      },
    },
    bulletin: 'Visa Bulletin: whose turn it is this month',
    finishes: {
      abroad: 'From abroad you finish at a U.S. consulate.',
      immediateHere:
        'In the United States the last step is called adjustment of status. {adjustment.let-in}',
      lineHere:
        'In the United States the last step is called adjustment of status. {adjustment.lines}',
    },
    notices: {
      here: ['{adjustment.memo} ({adjustment.memo:day})', '{travel.parole} ({travel.parole:day})'],
      abroad: ['{consulates.pause} ({consulates.pause:day})', '{entry.ban} ({entry.ban:day})'],
    },
    rule: 'The rule: {rule}.',
    note: 'This is a first pointer, not legal advice.',
  },
  ways: {
    message: { text: 'Send us a message', path: '/contact#message' },
    urgent: { text: 'Urgent help', path: '/urgent' },
    call: 'Call {phone}',
  },
}
