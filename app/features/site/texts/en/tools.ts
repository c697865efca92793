// What the tools of the service pages say; figures are legal facts.

/** Of a page with problems. */
export const refusedTitle = 'Error: {title}'

/** Citizenship. */
export const filingDateTexts = {
  title: 'When can you apply?',
  lead: 'You may file {citizenship.early-filing} before your {citizenship.years} with a green card are over. Live with a husband or wife who is a citizen? Then it may be {citizenship.years-married}.',
  since: 'Permanent resident since',
  sinceHint: 'As on the card: month/day/year.',
  marriage: 'If your husband or wife is a citizen and you live together',
  married: 'Married since',
  citizen: 'Citizen since',
  citizenHint: 'Leave it empty for a citizen by birth.',
  trips: 'Trips abroad since then',
  tripsHint: 'Month/day/year. Leave out trips that ended on the same day.',
  left: 'Left',
  back: 'Came back',
  /** Spoken after "Left" and "Came back". */
  trip: 'trip {number}',
  more: 'Add more trips',
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
    date: 'You can file from {date}.',
    today: 'By these dates, you can file today.',
    rules: {
      five: 'By the rule of {citizenship.years}: {rule}.',
      three:
        'By the rule of {citizenship.years-married} for the husband or wife of a citizen: {rule}.',
    },
    counted: 'Counted: a green card since {since}, and {trips}.',
    noTrips: 'no trips',
    oneTrip: 'one trip',
    manyTrips: '{count} trips',
    note: 'This is the earliest date, not legal advice. On that day you also need {citizenship.state-residence} in your state, good moral character and, by the shorter rule, to be still living with your husband or wife. A new trip can change it.',
    ask: 'Ask us about your date',
    halfYear:
      'You were away from {left} to {back}. A trip of about {citizenship.absence-presumed} or more can break your time as a resident. Sometimes papers can show that it did not. So we give no date here.',
    year: 'You were away from {left} to {back}. A trip of {citizenship.absence-breaking} or more breaks your time as a resident, and part of it may start again. So we give no date here.',
    presence:
      'By the years alone it would be {date}. But you would have {present} days in the country, and you need {needed}. So we give no date here.',
    notAdvice: 'This is not legal advice. The rule: {rule}.',
    call: 'Call {phone}',
  },
  /** Where no server answers. */
  byHand:
    'Take the day on your card under “Resident Since”. Add {citizenship.years}, or {citizenship.years-married} if you have been {citizenship.married}. Then go back {citizenship.early-filing}. After a trip of about {citizenship.absence-presumed} or more, ask us: {phone}.',
}
