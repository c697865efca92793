import * as z from 'zod/mini'
import { fieldProblems } from '#app/features/entries/field-problems.ts'
import {
  choice,
  fieldTexts,
  group,
  imageOfSite,
  line,
  link,
  list,
  markdown,
  note,
  paragraph,
  paragraphs,
  reference,
  titledText,
  yesNo,
} from '#app/features/entries/fields.ts'
import { offerings } from '#app/features/content/records/offerings.ts'
import { condition } from '#app/features/content/records/page-conditions.ts'
import {
  head,
  lead,
  notice,
  noticeFields,
  title,
} from '#app/features/content/records/section-fields.ts'

const text = group('Text', {
  kind: z.literal('text'),
  ...head,
  when: z.optional(condition()),
  text: markdown('Text'),
  /** Follows the text, each part only while its condition is true. */
  also: z.optional(
    list('Further parts', group('Part', { when: condition(), text: markdown('Text') })),
  ),
  /** Ends with the firm's lawyers and their registers. */
  showsAdmissions: z.optional(yesNo('Ends with the lawyers and their registers')),
  /** Public help stays, whatever a firm does. */
  notOurWork: z.optional(yesNo('We do not do this work', 'The section says so first.')),
})

/** Short answers side by side. */
const comparison = group('Table of short answers', {
  kind: z.literal('comparison'),
  ...head,
  lead: z.optional(lead()),
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

const conditions = group('What must be true of the reader', {
  kind: z.literal('conditions'),
  ...head,
  lead: lead(),
  items: list('Conditions', paragraph('Condition', { max: 400 })),
})

const steps = group('Steps', {
  kind: z.literal('steps'),
  ...head,
  /** Spec 3.23, which gives each of the six services six; the page counts them. */
  items: list(
    'Steps',
    group('Step', {
      title: title(),
      description: paragraph('Description'),
      /** Of a legal fact or a public source; without one, nothing is printed. */
      duration: z.optional(
        line('Duration', { hint: 'Only from a legal fact or a public source.' }),
      ),
    }),
    { min: 1, max: 12 },
  ),
})

const benefits = group('Benefits', {
  kind: z.literal('benefits'),
  ...head,
  items: list('Benefits', titledText('Benefit')),
})

const beforeYouCall = group('Before you call', {
  kind: z.literal('beforeYouCall'),
  ...head,
  whoMayApply: z.optional(paragraph('Who may apply')),
  howLong: paragraph('How long it takes'),
  whatToBring: list('What to bring', line('Thing')),
  notice: z.optional(notice),
})

const reasons = group('Why choose us', {
  kind: z.literal('reasons'),
  ...head,
  lead: lead(),
  notes: list('Reasons', note('Reason')),
  link: z.optional(link()),
})

const questions = group('Questions and answers', {
  kind: z.literal('questions'),
  ...head,
  items: list(
    'Questions',
    group('Question', {
      question: line('Question', { max: 300 }),
      answer: paragraphs('Answer', {
        max: 4_000,
        hint: 'A blank line begins a new paragraph.',
      }),
    }),
    { min: 1 },
  ),
})

const people = group('People', {
  kind: z.literal('people'),
  ...head,
})

const fees = group('Fees', {
  kind: z.literal('fees'),
  ...head,
  lead: z.optional(lead()),
  fees: list('Fees', reference('Fee', 'fee'), { min: 1, max: 20 }),
})

const remark = group('Notice', {
  kind: z.literal('notice'),
  ...head,
  ...noticeFields,
})

const picture = group('Text with a picture', {
  kind: z.literal('picture'),
  ...head,
  image: imageOfSite('Picture'),
  alt: line('What the picture shows', { hint: 'For readers who do not see it.' }),
  text: markdown('Text'),
})

const quotation = group('Quotation', {
  kind: z.literal('quotation'),
  ...head,
  quotation: paragraph('Words'),
  by: line('Who said or wrote it', { max: 120 }),
})

const call = group('Call to action', {
  kind: z.literal('call'),
  ...head,
  text: paragraph('Text'),
})

const tool = group('Tool', {
  kind: z.literal('tool'),
  id: head.id,
  tool: choice('Tool', {
    'filing-date': 'When to file for citizenship',
    'green-card-path': 'Which way to a green card',
  }),
})

const kinds = [
  text,
  offerings,
  steps,
  comparison,
  conditions,
  beforeYouCall,
  benefits,
  reasons,
  questions,
  people,
  fees,
  remark,
  picture,
  quotation,
  call,
  tool,
] as const

const section = z
  .discriminatedUnion('kind', kinds, fieldProblems.choice)
  .register(fieldTexts, { label: 'Section' })

export type Section = z.output<typeof section>

export type SectionKind = Section['kind']

export type SectionOf<Kind extends SectionKind> = Extract<Section, { kind: Kind }>

/** What a service, or a page that a firm makes, is made of, in the order of the page. */
export const sectionList = () => list('Sections', section)

/** By the place of a section; what a firm had stored before may have them, so the schema allows them. */
export function repeatedSections(
  sections: readonly Section[],
): { path: string; message: string }[] {
  return sections.flatMap((each, index) => {
    const earlier = sections.slice(0, index)
    if (each.kind === 'tool' && toolsIn(earlier).includes(each.tool))
      return { path: `${index}.tool`, message: fieldProblems.toolAgain }
    const isIdAgain = earlier.some(({ id: other }) => other === each.id)
    return isIdAgain ? { path: `${index}.id`, message: fieldProblems.anchorAgain } : []
  })
}

export function toolsIn(sections: readonly Section[]): SectionOf<'tool'>['tool'][] {
  return sections.flatMap((each) => (each.kind === 'tool' ? [each.tool] : []))
}

/** Behind the title of a page. */
export const pageImage = () =>
  group('Picture behind the title', {
    address: imageOfSite('Picture'),
    overlay: yesNo('Darken the picture', 'So that the title can be read on it.'),
  })
