import type { RecordData } from '#app/features/content/record-types.ts'

export const workVisas: RecordData<'service'> = {
  name: 'Work Visas',
  note: 'H-1B, L-1, E-1/E-2 and O-1, for people and employers.',
  description:
    'H-1B, L-1, E-1/E-2 and O-1 visas for workers and the employers who need them: what each asks for and how we help.',
  icon: 'briefcase',
  art: 'street',
  quickExit: false,
  card: {
    description:
      'For workers with an offer, companies that move their people, and traders and owners from treaty countries.',
    features: [
      'H-1B for jobs that need a degree',
      'L-1 for transfers inside a company',
      'E-1/E-2 for treaty traders and investors',
      'O-1 for extraordinary ability',
    ],
  },
  hero: {
    title: 'Work Visas for people and their employers',
    subtitle:
      'H-1B, L-1, E-1/E-2 and O-1: each asks something else of the worker and of the company. We begin by finding out which one fits.',
  },
  offerings: {
    title: 'Four kinds of work visa',
    lead: 'Most begin with a petition by the employer. The job must be real, and the papers must describe it as it is.',
    items: [
      {
        title: 'H-1B: jobs that need a degree',
        description:
          'For work that, as a rule, cannot be done without at least a bachelor’s degree in a field that fits the job.',
        details: [
          'A check of the job and the degree against the rules',
          'The wage filing with the Department of Labor',
          'The registration, the petition and answers to requests for evidence',
          'Extensions, changes of employer and family members',
        ],
        requirements: [
          'A U.S. employer that offers the job and files for you',
          'A degree that fits the job, or experience that counts as one',
          'At least the wage that the law asks for that job in that place',
          'For most employers, being picked in the yearly selection',
        ],
        notice: {
          text: '{h1b.notice} Last checked on {h1b.notice:verified}.',
        },
      },
      {
        title: 'L-1: transfers inside a company',
        description:
          'For managers, executives and people with special knowledge who move from a company abroad to its U.S. office.',
        details: [
          'Proof of how the two companies belong together',
          'The petition, with a true picture of the work there and here',
          'For a new office, the business plan and the space',
          'Visas for the husband or wife and children {child.age}',
        ],
        requirements: [
          'Earlier work: {l1.employment}',
          'A parent, branch, affiliate or subsidiary here, and both companies in business',
          'A role as manager or executive (L-1A), or one that needs special knowledge of the company (L-1B)',
        ],
      },
      {
        title: 'E-1/E-2: treaty traders and investors',
        description:
          '{e2.nationality} The E-1, for trade, asks the same. Both are for owners who run a business here, and for some of their key people.',
        details: [
          'A check of your passport and of who owns the company',
          'The business plan, and the path of the money',
          'The application at the consulate, or the change of status here',
        ],
        requirements: [
          'The nationality of a treaty country, yours and that of at least half of the company’s owners',
          'E-1: steady trade, most of it between that country and the United States',
          'E-2: a large enough investment, at risk, in a real business that does more than feed its owner',
        ],
      },
      {
        title: 'O-1: extraordinary ability',
        description:
          'In science, business, education or athletics, you are {o1.standard}. In the arts, the test is {o1.arts}. Film and television have a rule of their own.',
        details: [
          'A plain look at your record before you spend money',
          'Letters from people who know your work',
          'The opinion of a peer group or union, and the petition',
        ],
        requirements: [
          'A U.S. employer or agent who files for you',
          'Lasting recognition: a major prize, or several of the kinds of proof that the rules list',
          'Work here in the field in which you are known',
        ],
      },
    ],
  },
  beforeYouCall: {
    whoMayApply:
      'For most of these visas the employer applies. For E-1 and E-2 the owner may, and for O-1 an agent may. If you are already here, ask us whether you may change without leaving.',
    howLong:
      'It depends on the visa, the season and the consulate. H-1B follows the government’s yearly calendar; the others may be filed when they are ready.',
    whatToBring: [
      'Your passport and any visa you have had',
      'The job offer or contract',
      'Diplomas, and proof of your earlier work',
      'What you know about who owns the company',
    ],
  },
  whyChooseUs: {
    lead: 'A work visa is about two people: the one who hires and the one who moves. We look at it from both sides.',
    notes: [
      {
        start: 'The job as it is.',
        text: 'We describe the work in plain words that you could repeat to an officer.',
      },
      {
        start: 'Dates in view.',
        text: 'We tell you by which day something must be filed, and what happens if it is not.',
      },
      {
        start: 'What comes after.',
        text: 'We look at the green card early, so that this visa does not close that road.',
      },
    ],
  },
  closing: {
    title: 'Bring the job. We tell you which visa it fits.',
    text: 'The consultation takes 30 minutes. Have the offer, the diploma and the passport near you.',
  },
  steps: {
    title: 'Six steps, and where you are in them',
    lead: 'At each step we tell you who has your file, what they will ask for next, and what you can prepare.',
    items: [
      {
        title: 'Initial consultation',
        description:
          'You tell us about the job, the company and your passport. We tell you which visas it could fit.',
        duration: '30 minutes, by phone or video',
      },
      {
        title: 'Choice of visa',
        description:
          'We compare the roads: what each asks, what each allows, and whether it can lead to a green card.',
      },
      {
        title: 'Evidence',
        description:
          'You and the employer collect what the rules ask for. We check that all the papers say the same about the job.',
      },
      {
        title: 'Filing',
        description:
          'We prepare the petition, both of you read it, the employer signs, and we send it with the fees.',
      },
      {
        title: 'Waiting and answers',
        description:
          'If the agency asks for more, we read the request with you and answer it point by point.',
      },
      {
        title: 'Decision and entry',
        description:
          'We prepare you for the consulate and the airport, and note the day by which to extend or leave.',
      },
    ],
  },
  order: 20,
}
