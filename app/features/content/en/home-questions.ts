import type { RecordData } from '#app/features/content/record-types.ts'

/** Of Home. */
export const homeQuestions: Record<string, RecordData<'question'>> = {
  'home-family': {
    question: 'Which relatives can I bring to the United States?',
    answer: `U.S. citizens may petition for a husband or wife, children, parents, brothers and sisters. Permanent residents may petition for a husband or wife and for unmarried children.

To petition for a parent, brother or sister you must be a citizen who is {parents.petitioner-age}. Some relatives must wait for a visa number. The government publishes each month how far the line has moved.`,
    link: null,
    page: 'home',
    section: 'family',
    order: 10,
  },
  'home-investment': {
    question: 'How much must I invest for a green card?',
    answer: `In the EB-5 program the smallest investment is {eb5.investment; an amount that the law adjusted on January 1, 2027: ask us for it}. The money must create {eb5.jobs} for U.S. workers, and you must show where it came from. The first green card is conditional, for {eb5.conditional}.

{e2.nationality} It lets you run a business here, but it is not a green card.`,
    link: null,
    page: 'home',
    section: 'investment',
    order: 20,
  },
  'home-humanitarian': {
    question: 'I was the victim of a crime in the United States. Can I get help?',
    answer: `If you were hurt by certain serious crimes, you may be able to petition for a U visa. You must help the police or a prosecutor, or be willing to. You may apply even if you have no immigration status. By law the government keeps the petition confidential, with few exceptions.

The wait is long: only {uvisa.cap} U visas go to victims each year, and people wait for {uvisa.wait}.

If you are afraid to go back to your country, ask about asylum soon. As a rule you must file within {asylum.deadline} of your last arrival. {asylum.exceptions}`,
    link: null,
    page: 'home',
    section: 'humanitarian',
    order: 30,
  },
  'home-citizenship': {
    question: 'When can I apply for citizenship?',
    answer: `Most permanent residents may apply after {citizenship.years}. It can be {citizenship.years-married} if you have been {citizenship.married}. You may file up to {citizenship.early-filing} early.

You must also have been in the country for {citizenship.presence} of that time, or {citizenship.presence-married} if you apply through marriage, and show good moral character. Before you file, tell us about old arrests, and about trips of more than {citizenship.absence-presumed}.`,
    link: null,
    page: 'home',
    section: 'citizenship',
    order: 40,
  },
  'home-general': {
    question: 'Do I need to be in the United States to talk to you?',
    answer: `No. We can talk by phone or video, wherever you are.

Have your passport and any letter from the government ready.`,
    link: null,
    page: 'home',
    section: 'general',
    order: 50,
  },
}
