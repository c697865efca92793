import * as z from 'zod/mini'
import {
  choice,
  group,
  line,
  link,
  list,
  note,
  order,
  pageSlug,
  paragraph,
  reference,
  quickExit,
  titledText,
  yesNo,
} from '#app/features/content/fields.ts'

const notice = group('Remark', {
  text: paragraph('Text', { max: 600 }),
  link: z.optional(link()),
})

/** Spec 3.22. */
const offering = group('Visa or case', {
  title: line('Title', { max: 120 }),
  description: paragraph('Description'),
  details: list('What the firm does', paragraph('Sentence', { max: 400 })),
  requirements: list('What the law asks of the applicant', paragraph('Requirement', { max: 400 })),
  /** To the questions of its list, in their order. */
  answers: z.optional(
    list('Answers to the questions of the list', paragraph('Answer', { max: 200 }), {
      hint: 'In the order of the questions.',
    }),
  ),
  notice: z.optional(notice),
})

const offeringList = (label: string) =>
  group(label, {
    title: line('Title', { max: 120 }),
    lead: z.optional(paragraph('First paragraph')),
    /** With questions the list is a table that compares its items. */
    questions: z.optional(
      list('Questions', line('Question', { max: 60 }), {
        min: 1,
        max: 6,
        hint: 'With questions the list is a table that compares its entries.',
      }),
    ),
    items: list('Entries', offering, { min: 1 }),
  })

/** Short answers side by side. */
const matrix = group('Table of short answers', {
  title: line('Title', { max: 120 }),
  lead: z.optional(paragraph('First paragraph')),
  link: z.optional(link()),
  columns: list('Columns', line('Column', { max: 60 }), { min: 2, max: 3 }),
  rows: list(
    'Rows',
    group('Row', {
      label: line('Name of the row', { max: 120 }),
      cells: list(
        'Answers, one for each column',
        group('Answer', {
          text: line('Text', { max: 120 }),
          mark: z.optional(choice('Mark', { yes: 'Yes', wait: 'Wait', no: 'No' })),
        }),
      ),
    }),
    { min: 1 },
  ),
  /** Explains its terms. */
  note: z.optional(paragraph('Explanation of its terms')),
})

const step = group('Step', {
  title: line('Title', { max: 120 }),
  description: paragraph('Description'),
  /** Of a legal fact or a public source; without one, nothing is printed. */
  duration: z.optional(line('Duration', { hint: 'Only from a legal fact or a public source.' })),
})

const sectionNames = {
  tool: 'The tool',
  conditions: 'What must be true of the reader',
  matrix: 'Table of short answers',
  options: 'Kinds to choose from',
  call: 'Before you call',
  offerings: 'Visas or cases',
  steps: 'Steps',
  benefits: 'Benefits',
  why: 'Why choose us',
} as const

export type ServiceSection = keyof typeof sectionNames

export const serviceSchema = z.object({
  /** As in the menus. */
  name: line('Name', { max: 60, hint: 'As in the menus.' }),
  /** In the menu, under its name. */
  note: line('Under its name in the menu', { max: 120 }),
  description: paragraph('Description for search engines', { max: 300 }),
  slug: z.optional(pageSlug()),
  icon: choice('Icon', {
    house: 'House',
    briefcase: 'Briefcase',
    'id-card': 'Card',
    landmark: 'Public building',
    'shield-check': 'Shield',
    building: 'Office building',
  }),
  /** What the drawing's thread arrives at. */
  art: choice('Drawing', {
    door: 'One door',
    doors: 'Several doors',
    street: 'Street',
    papers: 'Papers',
    book: 'Book',
  }),
  /** Then readers find it nowhere; what is written here stays. */
  notOffered: z.optional(
    yesNo('The firm does not offer this', 'Readers find it nowhere: no page, no menu, no search.'),
  ),
  /** Articles whose category has one of them are about the service. */
  topics: z.optional(
    list('Words of its articles', line('Word', { max: 60 }), {
      hint: 'An article is about this service when its category has a word that begins so.',
    }),
  ),
  /** Of the questions that readers of such an article have. */
  faqSection: z.optional(reference('Section of the FAQ page', 'section')),
  tool: z.optional(
    choice('Tool', {
      'filing-date': 'When to file for citizenship',
      'green-card-path': 'Which way to a green card',
    }),
  ),
  /** In the order of what its readers ask first; the sections that are not named follow. */
  sectionOrder: z.optional(
    list('Order of the sections', choice('Section', sectionNames), { max: 9 }),
  ),
  /** For people at risk: the page has the quick exit. */
  quickExit: quickExit(),
  /** Spec 3.21. */
  card: group('Card in lists', {
    description: paragraph('Description', { max: 300 }),
    features: list('Features', line('Feature', { max: 120 }), { min: 4, max: 4 }),
  }),
  hero: group('Top of the page', {
    title: line('Title', { max: 120 }),
    subtitle: paragraph('Subtitle', { max: 400 }),
  }),
  /** What must be true of the reader. */
  conditions: z.optional(
    group('What must be true of the reader', {
      title: line('Title', { max: 120 }),
      lead: paragraph('First paragraph'),
      items: list('Conditions', paragraph('Condition', { max: 400 })),
    }),
  ),
  matrix: z.optional(matrix),
  offerings: offeringList('Visas or cases'),
  /** For the whole page. */
  notice: z.optional(notice),
  /** The kinds of visa to choose from. */
  options: z.optional(offeringList('Kinds to choose from')),
  benefits: z.optional(
    group('Benefits', {
      title: line('Title', { max: 120 }),
      items: list('Benefits', titledText('Benefit')),
    }),
  ),
  /** Spec 3.23: six, counted by the page. */
  steps: group('Steps', {
    title: line('Title', { max: 120 }),
    items: list('Steps', step, { min: 6, max: 6 }),
  }),
  beforeYouCall: group('Before you call', {
    whoMayApply: z.optional(paragraph('Who may apply')),
    howLong: paragraph('How long it takes'),
    whatToBring: list('What to bring', line('Thing')),
  }),
  whyChooseUs: z.optional(
    group('Why choose us', {
      lead: paragraph('First paragraph'),
      notes: list('Reasons', note('Reason')),
    }),
  ),
  closing: titledText('End of the page'),
  order: order(),
})
