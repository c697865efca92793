import type { RecordData } from '#app/features/content/record-types.ts'

export const whatAppliesNow: RecordData<'page'> = {
  layout: 'plain',
  slug: 'what-applies-now',
  isAboutLaw: true,
  sectionsInSearch: true,
  title: 'What applies now',
  description:
    'What public sources last said about the travel ban, leaving with advance parole, TPS, DACA, public benefits, birthright citizenship, bond and deportation without a judge.',
  subtitle:
    'These rules change often. Next to each one you find its source and its date; ask us before you act.',
  sections: [
    {
      kind: 'text',
      id: 'travel-ban',
      title: 'Travel ban',
      text: `{entry.ban} It stops almost everyone from {entry.ban-full}. The visas just named are stopped for people from {entry.ban-partial}. {entry.ban-family} {entry.bond} Look at [your country](/countries).

*Sources: {entry.ban:source}, {entry.ban:day}; {entry.bond:source}, {entry.bond:day}.*`,
    },
    {
      kind: 'text',
      id: 'consulates',
      title: 'Immigrant visas at the consulates',
      text: `{consulates.pause}

*Source: {consulates.pause:source}, {consulates.pause:day}.*`,
    },
    {
      kind: 'text',
      id: 'adjustment',
      title: 'A green card from inside the country',
      text: `{adjustment.memo} {adjustment.lines}

*Source: {adjustment.memo:source}, {adjustment.memo:day}.*`,
    },
    {
      kind: 'text',
      id: 'lottery',
      title: 'Diversity lottery',
      text: `{diversity.notice}

*Source: {diversity.notice:source}, {diversity.notice:day}.*`,
    },
    {
      kind: 'text',
      id: 'advance-parole',
      title: 'Advance parole',
      text: `Advance parole is permission to travel and come back. Some people may apply for it while their case waits here. {travel.parole}

*Source: {travel.parole:source}, {travel.parole:day}.*`,
    },
    {
      kind: 'text',
      id: 'tps',
      title: 'Temporary Protected Status (TPS)',
      text: `TPS lets people from a country with a war or a disaster stay and work here, as long as the government names that country. {tps.state} {tps.uncertain}

*Source: {tps.state:source}, {tps.state:day}.*`,
    },
    {
      kind: 'text',
      id: 'daca',
      title: 'DACA',
      text: `DACA is for some people who were brought here as children. It can protect them from deportation for a time and let them work. {daca.state}

*Source: {daca.state:source}, {daca.state:day}.*`,
    },
    {
      kind: 'text',
      id: 'parole',
      title: 'Parole',
      text: `Parole is permission to come in for a time without a visa. The government gives it in single cases or by a program. {parole.programs} {parole.family}

*Sources: {parole.programs:source}, {parole.programs:day}; {parole.family:source}, {parole.family:day}.*`,
    },
    {
      kind: 'text',
      id: 'public-charge',
      title: 'Public charge',
      text: `A person is a “public charge” if an officer thinks that he or she would live on public benefits. That can stop a green card or a visa. {public-charge.rule}

*Source: {public-charge.rule:source}, {public-charge.rule:day}.*`,
    },
    {
      kind: 'text',
      id: 'request-for-evidence',
      title: 'Request for evidence',
      text: `In this letter the agency asks for papers that are missing. Answer it by the day that it names. {uscis.denial}

*Source: {uscis.denial:source}, {uscis.denial:day}.*`,
    },
    {
      kind: 'text',
      id: 'birthright-citizenship',
      title: 'Birthright citizenship',
      text: `{birthright.citizens} A later order concerns the papers of some children whose parents are not citizens. One example is a parent who works for a foreign government, or who paid for birth tourism or surrogacy. Ask us about it.

*Source: {birthright.citizens:source}, {birthright.citizens:day}.*`,
    },
    {
      kind: 'text',
      id: 'expedited-removal',
      title: 'Expedited removal',
      text: `This is deportation by an officer, without a hearing before a judge. {removal.expedited}

*Source: {removal.expedited:source}, {removal.expedited:day}.*`,
    },
    {
      kind: 'text',
      id: 'bond',
      title: 'Bond for people in detention',
      text: `Bond is money that the government holds so that a person may leave detention while the case goes on. {detention.bond}

*Source: {detention.bond:source}, {detention.bond:day}.*`,
    },
    {
      kind: 'text',
      id: 'registration',
      title: 'Registration',
      text: `Some people must register with the government. {registration.duty}

*Source: {registration.duty:source}, {registration.duty:day}.*`,
    },
  ],
}
