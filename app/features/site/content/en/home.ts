/** In the order of the page; texts may quote facts by key, such as `{eb5.jobs}`. */
export const home = {
  title: 'Your Pathway to U.S. Immigration',
  description:
    'Family petitions, work and investor visas, green cards, citizenship and U visas, explained in plain words by an immigration law firm with offices in two cities.',
  /** Beside each call to book. */
  bookingNote: 'The consultation takes 30 minutes.',
  hero: {
    title: 'Your Pathway to U.S. Immigration',
    subtitle: 'Six kinds of cases, and one rule: you will always know what happens next, and why.',
    bookConsultation: 'Book Consultation',
    // `about` is spoken after the text, which alone does not say where the link leads.
    learnMore: { text: 'Learn More', path: '/about', about: 'about the firm' },
  },
  general: {
    title: 'Start with what you want to do',
    lead: 'Not sure which one fits? Most people are not. A 30-minute consultation is there to find out.',
    more: { text: 'See all services', path: '/services' },
  },
  africa: {
    title: 'For families and workers from Africa',
    lead: 'You may be filling in forms in Lagos, Nairobi or Accra while the person you miss is in Maryland. We tell you who has your file today, what they will ask for next, and what you can prepare now.',
    notes: [
      {
        start: 'Pauses at the consulates.',
        text: '{consulates.pause} We check whether yours is one of them before you pay a fee.',
      },
      {
        start: 'Civil documents.',
        text: 'We tell you which birth, marriage and police records are accepted, and what to do when one was never issued.',
      },
      {
        start: 'Names with more than one spelling.',
        text: 'We line them up across all your papers before an officer asks.',
      },
    ],
    more: [{ text: 'Read about family petitions', path: '/services/family-immigration' }],
  },
  southAmerica: {
    title: 'For families, nurses and investors from South America',
    lead: 'You may be joining your daughter in Houston, weighing an offer from a hospital, or opening a company in Arlington. We start by checking which doors your passport opens and which it does not.',
    notes: [
      {
        start: 'Your passport first.',
        text: '{e2.nationality} {consulates.pause} We check both before you spend anything.',
      },
      {
        start: 'Nurses.',
        text: 'Registered nurses are on a list of jobs that need no test of the U.S. job market. An employer, and proof of your license or your nursing exam, come first.',
      },
      {
        start: 'Papers in Spanish and Portuguese.',
        text: 'Each needs a full English translation that the translator has signed. We check every page before it is sent.',
      },
    ],
    more: [
      { text: 'Read about investor visas', path: '/services/investor-visa' },
      { text: 'Read about green cards through work', path: '/services/permanent-residency' },
    ],
  },
  questions: {
    title: 'Questions people ask us first',
    schedule: 'Schedule a Consultation',
    seeAll: { text: 'See All FAQs', path: '/faq' },
    /** Spec 2.53. */
    items: [
      {
        id: 'family',
        category: 'Family',
        question: 'Which relatives can I bring to the United States?',
        answer: [
          'U.S. citizens may petition for a husband or wife, children, parents, brothers and sisters. Permanent residents may petition for a husband or wife and for unmarried children.',
          'To petition for a parent you must be a citizen who is {parents.petitioner-age}. Some relatives wait in a line that moves from month to month; we show you where yours stands.',
        ],
      },
      {
        id: 'investment',
        category: 'Investment',
        question: 'How much must I invest for a green card?',
        answer: [
          'In the EB-5 program the smallest investment is {eb5.investment}. The money must create {eb5.jobs} for U.S. workers, and you must show where it came from.',
          'The E-2 visa lets some people run a business here, but it does not lead to a green card by itself. {e2.nationality}',
        ],
      },
      {
        id: 'humanitarian',
        category: 'Humanitarian',
        question: 'I was the victim of a crime in the United States. Can I get help?',
        answer: [
          'You may be able to ask for a U visa if you were hurt by certain serious crimes and you help the police or a prosecutor, or are willing to. You may ask even if you have no papers. By law the government keeps the petition confidential, with few exceptions.',
          'The wait is long: only {uvisa.cap} are granted to victims each year, and people wait {uvisa.wait}.',
          'If you are afraid to go back to your country, ask about asylum soon. As a rule you must file within {asylum.deadline} of your last arrival. {asylum.exceptions}',
        ],
      },
      {
        id: 'citizenship',
        category: 'Citizenship',
        question: 'When can I apply for citizenship?',
        answer: [
          'Most permanent residents may become citizens after {citizenship.years}. It is {citizenship.years-married} if you have been married to the same U.S. citizen, and have lived together, for all of that time. You may file up to {citizenship.early-filing} early.',
          'You also need to have lived here without a long break, spent enough days in the country and shown good moral character. Long trips and old arrests matter, so tell us about them before you file.',
        ],
      },
      {
        id: 'general',
        category: 'General',
        question: 'Do I need to be in the United States to talk to you?',
        answer: [
          'No. We speak by phone or video, wherever you are. The consultation takes 30 minutes.',
          'Have your passport and any letter from the government near you. If nothing can be done right now, we say so.',
        ],
      },
    ],
  },
  whyChooseUs: {
    title: 'Why Choose Us',
    heading: 'Personalized Approach',
    lead: 'One lawyer answers for your case, from the first meeting to the last letter.',
    text: 'You know that lawyer by name and you know how to call. When the government writes, we explain the letter in words you can read to your mother, and we tell you what happens next.',
    more: { text: 'Meet the firm', path: '/about' },
  },
  closing: {
    title: 'Thirty minutes to find your next step',
    text: 'The consultation takes 30 minutes. Tell us where you are and what you hope for. You will leave with a plain answer, even if it is “not yet”.',
    book: { text: 'Book a Consultation', path: '/contact' },
    learnMore: { text: 'Learn More', path: '/about', about: 'about the firm' },
  },
}

export type HomeContent = typeof home
