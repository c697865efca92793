/** `{country}` is its name; `{fact}` the key of the legal fact from which a sentence comes. */
export const countryTexts = {
  contact: { text: 'Contact Us', path: '/contact' },
  breadcrumb: 'You are here',
  subtitle: 'Immigration to the United States, for people from {country}.',
  description:
    'What applies to people from {country} who want to come to the United States or are here: travel ban, visa bond, treaty visas and lottery, each with its source and its day.',
  /** Above the table of a country. */
  rule: 'Rule',
  here: 'For this country',
  unknown: 'We do not know this yet: ask us',
  source: '*Source: {fact:source}, {fact:day}.*',
  facts: {
    entryRestriction: {
      name: 'Travel ban',
      none: { short: 'None', text: '{entry.ban} It does not name this country.' },
      partial: {
        short: 'In part',
        text: '{entry.ban} For this country it stops immigrants, visitors, students and exchange visitors. {entry.ban-family}',
      },
      full: {
        short: 'For almost everyone',
        text: '{entry.ban} For this country it stops almost everyone. {entry.ban-family}',
      },
    },
    bond: {
      name: 'Visa bond for visitors',
      named: { short: 'Possible', text: '{entry.bond}' },
      notNamed: {
        short: 'Not named',
        text: '{entry.bond} This country was not on the list that we saw.',
      },
    },
    treatyVisas: {
      name: 'Treaty visas (E-1, E-2)',
      both: {
        short: 'E-1 and E-2',
        text: 'Nationals of this country may apply for an E-1 visa to trade, and for an E-2 visa to invest in a business and run it. {e2.limits} {e2.list}',
      },
      investor: {
        short: 'E-2',
        text: 'Nationals of this country may apply for an E-2 visa to invest in a business and run it. {e2.limits} {e2.list}',
      },
      none: {
        short: 'None',
        text: 'This country is not on the list of treaty countries. {e2.nationality} Someone who also has another nationality may ask about that one. {e2.list}',
      },
    },
    lottery: {
      name: 'Diversity lottery',
      open: {
        short: 'On the last list',
        text: 'People born in this country could enter the last lottery whose countries were published. {diversity.list} {diversity.notice}',
      },
      closed: {
        short: 'Not on the last list',
        text: 'People born in this country could not enter the last lottery whose countries were published. {diversity.list} {diversity.notice}',
      },
    },
    endedPause: {
      name: 'Ended pause of immigrant visas',
      named: { short: 'Was named', text: 'The pause named this country. {consulates.pause}' },
      notNamed: {
        short: 'Was not named',
        text: 'The pause did not name this country. {consulates.pause}',
      },
    },
  },
  papers: {
    title: 'Papers from home',
    text: 'The State Department has a page for each country that says which birth and police certificates it accepts. Look there before you pay anyone for papers: search for “reciprocity” on [travel.state.gov](https://travel.state.gov/).',
  },
  services: 'What we do',
  bookConsultation: 'Book Consultation',
  closing: {
    title: 'Talk to us about your case',
    text: 'Call, write or book a time. You do not have to hire us afterwards.',
  },
}
