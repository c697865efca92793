import * as z from 'zod/mini'
import { line, link, order, paragraph } from '#app/features/content/fields.ts'

const notice = z.object({ text: paragraph(600), link: z.optional(link()) })
const titledText = z.object({ title: line(120), text: paragraph() })

/** Spec 3.22. */
const offering = z.object({
  title: line(120),
  description: paragraph(),
  /** What the firm does. */
  details: z.array(paragraph(400)),
  /** What the law asks of the applicant. */
  requirements: z.array(paragraph(400)),
  /** To the questions of its list, in their order. */
  answers: z.optional(z.array(paragraph(200))),
  notice: z.optional(notice),
})

const offeringList = z.object({
  title: line(120),
  lead: z.optional(paragraph()),
  /** With questions the list is a table that compares its items. */
  questions: z.optional(z.array(line(60)).check(z.minLength(1), z.maxLength(6))),
  items: z.array(offering).check(z.minLength(1)),
})

/** Short answers side by side. */
const matrix = z.object({
  title: line(120),
  lead: z.optional(paragraph()),
  link: z.optional(link()),
  columns: z.array(line(60)).check(z.minLength(2), z.maxLength(3)),
  rows: z
    .array(
      z.object({
        label: line(120),
        cells: z.array(
          z.object({ text: line(120), mark: z.optional(z.enum(['yes', 'wait', 'no'])) }),
        ),
      }),
    )
    .check(z.minLength(1)),
  /** Explains its terms. */
  note: z.optional(paragraph()),
})

export const serviceSchema = z.object({
  /** As in the menus. */
  name: line(60),
  /** In the menu, under its name. */
  note: line(120),
  description: paragraph(300),
  icon: z.enum(['house', 'briefcase', 'id-card', 'landmark', 'shield-check', 'building']),
  /** What the drawing's thread arrives at. */
  art: z.enum(['door', 'doors', 'street', 'papers', 'book']),
  /** For people at risk: the page has the quick exit. */
  quickExit: z.boolean(),
  /** Spec 3.21. */
  card: z.object({
    description: paragraph(300),
    features: z.array(line(120)).check(z.length(4)),
  }),
  hero: z.object({ title: line(120), subtitle: paragraph(400) }),
  /** What must be true of the reader. */
  conditions: z.optional(
    z.object({ title: line(120), lead: paragraph(), items: z.array(paragraph(400)) }),
  ),
  matrix: z.optional(matrix),
  offerings: offeringList,
  /** For the whole page. */
  notice: z.optional(notice),
  /** The kinds of visa to choose from. */
  options: z.optional(offeringList),
  benefits: z.optional(z.object({ title: line(120), items: z.array(titledText) })),
  /** Spec 3.23: six, counted by the page. */
  steps: z.object({
    title: line(120),
    items: z
      .array(
        z.object({
          title: line(120),
          description: paragraph(),
          /** Of a legal fact or a public source; without one, nothing is printed. */
          duration: z.optional(line(200)),
        }),
      )
      .check(z.length(6)),
  }),
  beforeYouCall: z.object({
    whoMayApply: z.optional(paragraph()),
    howLong: paragraph(),
    whatToBring: z.array(line(200)),
  }),
  whyChooseUs: z.optional(
    z.object({
      lead: paragraph(),
      notes: z.array(z.object({ start: line(120), text: paragraph() })),
    }),
  ),
  closing: titledText,
  order: order(),
})
