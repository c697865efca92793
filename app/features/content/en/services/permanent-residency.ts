import type { RecordData } from '#app/features/content/record-types.ts'

export const permanentResidency: RecordData<'service'> = {
  name: 'Permanent Residency',
  note: 'A green card through family, work or the lottery.',
  description:
    'Green cards through family, through work (EB-1 to EB-3 and PERM), through the diversity lottery and for special immigrants.',
  icon: 'id-card',
  art: 'papers',
  quickExit: false,
  card: {
    description:
      'For people who want to live and work here for good, by whichever road the law leaves them.',
    features: [
      'Green cards through family',
      'Green cards through work, EB-1 to EB-3',
      'The diversity lottery',
      'Special immigrants',
    ],
  },
  hero: {
    title: 'Permanent Residency: the roads to a green card',
    subtitle:
      'A green card lets you live and work here for good, as long as you keep its rules. Four main roads lead to it, and most people fit only one.',
  },
  offerings: {
    title: 'Four roads to a green card',
    lead: 'We look for the road that is yours, say how long it may be, and check what in your past could stop you on it.',
    items: [
      {
        title: 'Family-based',
        description:
          'Through a close relative who is a citizen, or through a husband, wife or parent who is a permanent resident.',
        details: [
          'The petition of your relative, and your own application',
          'The choice between the consulate and an application here',
          'The promise of support that your relative signs',
        ],
        requirements: [
          'A relative who may petition: for a parent, a citizen who is {parents.petitioner-age}',
          'A visa number; there is no yearly limit for {family.immediate}',
          'Enough income in your relative’s household, or a second person who signs',
        ],
      },
      {
        title: 'Employment-based: EB-1 to EB-3 and PERM',
        description:
          'Through your work: EB-1 for extraordinary ability, outstanding professors and researchers, and some managers, EB-2 for advanced degrees or exceptional ability, EB-3 for other lasting jobs, with or without a degree.',
        details: [
          'PERM, the test of the labor market that the employer makes before it files',
          'The petition; in some EB-1 and EB-2 cases you may file it yourself',
          'Your place in the line, and what you may do while you wait',
        ],
        requirements: [
          'EB-1: lasting recognition, outstanding research, or a manager’s role in an international company',
          'EB-2: an advanced degree or exceptional ability',
          'EB-3: a full-time job that lasts, with or without a degree',
          'For most EB-2 and EB-3 cases, a job offer and an approved PERM',
        ],
      },
      {
        title: 'Diversity lottery',
        description:
          'A yearly drawing for people born in countries from which few immigrants have come. To be picked is not yet a visa: more are picked than can have one.',
        details: [
          'A check, before you enter, of whether you may',
          'After a selection, the application, the papers and its hard deadline',
        ],
        requirements: [
          'Birth in a listed country, with some exceptions through a husband, wife or parent',
          'A high school education, or recent work that needs real training',
          'One entry a person: a second one undoes both',
        ],
        notice: {
          text: '{diversity.notice} Last checked on {diversity.notice:verified}.',
        },
      },
      {
        title: 'Special immigrants',
        description:
          'Smaller groups that the law names: some religious workers, children whom a court protects, people who worked for the United States abroad, and others.',
        details: [
          'Which group fits, and whether it takes applications on the day you ask',
          'The petition and the green card application',
        ],
        requirements: [
          'Proof from a court, an agency or a congregation, by group',
          'Each group has its own rules, and some end on a day unless Congress renews them',
        ],
      },
    ],
  },
  notice: {
    text: '{consulates.pause} Last checked on {consulates.pause:verified}. Ask us whether it touches your case.',
    link: {
      text: 'The State Department on visas',
      href: 'https://travel.state.gov/',
    },
  },
  benefits: {
    title: 'What a green card gives you',
    items: [
      {
        title: 'Stay for good',
        text: 'For most people the right to stay has no last day. Only the card itself is renewed.',
      },
      {
        title: 'Work where you like',
        text: 'No employer has to sponsor you. Some government jobs are for citizens only.',
      },
      {
        title: 'Travel and come back',
        text: 'You may leave and return. A long stay abroad can cost you the card, so ask first.',
      },
      {
        title: 'Bring close family',
        text: 'You may petition for your husband or wife and for your unmarried children.',
      },
      {
        title: 'Study',
        text: 'You need no student visa, and state colleges may charge you as a resident.',
      },
      {
        title: 'Move toward citizenship',
        text: 'Most residents may apply after {citizenship.years}, or after {citizenship.years-married} if they have been {citizenship.married}.',
      },
    ],
  },
  beforeYouCall: {
    whoMayApply:
      'People for whom a relative or an employer petitions, people picked in the lottery, and the groups that the law names. A past visa refusal, a long overstay or an arrest does not always end it, but tell us first.',
    howLong:
      'Immediate relatives of citizens wait for the agency only. The other roads have yearly limits, and the wait depends on the road and on the country where you were born.',
    whatToBring: [
      'Your passport and every visa or permit you have had',
      'Proof of how you last came in',
      'Family papers, or the job offer',
      'Court papers, if there were any',
    ],
  },
  closing: {
    title: 'One talk, to find the road that is yours',
    text: 'The consultation takes 30 minutes. If no road is there today, we say what would have to change.',
  },
  steps: {
    title: 'Six steps, and where you are in them',
    lead: 'At each step we tell you who has your file, what they will ask for next, and what you can prepare.',
    items: [
      {
        title: 'Initial consultation',
        description:
          'You tell us about your family, your work and how you came in. We tell you which roads there are.',
        duration: '30 minutes, by phone or video',
      },
      {
        title: 'Looking back',
        description:
          'We go through old visas, trips, arrests and orders, because the government will. Some need a waiver first.',
      },
      {
        title: 'Petition',
        description:
          'Your relative or your employer petitions for you, or in some cases you petition for yourself.',
      },
      {
        title: 'Your place in the line',
        description:
          'If there is a yearly limit, you wait for your number. We show you how the line moves and what you may do meanwhile.',
      },
      {
        title: 'Your own application',
        description:
          'Here or at a consulate: forms, medical exam, fingerprints, interview. We practice the talk with you.',
      },
      {
        title: 'Decision, and keeping the card',
        description:
          'We explain what keeps the card safe: where you live, taxes, travel, and the day to renew it.',
      },
    ],
  },
  order: 30,
}
