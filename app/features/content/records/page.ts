import * as z from 'zod/mini'
import {
  day,
  line,
  link,
  markdown,
  paragraph,
  paragraphs,
  slug,
} from '#app/features/content/fields.ts'

const titledText = z.object({ title: line(120), text: paragraph() })
const note = z.object({ start: line(120), text: paragraph() })

const section = z.object({ id: slug(), title: line(120) })

const head = {
  title: line(120),
  /** For search engines and shared links. */
  description: paragraph(300),
  subtitle: paragraph(400),
}

const region = z.object({
  title: line(120),
  lead: paragraph(),
  notes: z.array(note).check(z.minLength(1)),
  more: z.array(link()),
})

const home = z.object({
  layout: z.literal('home'),
  ...head,
  general: z.object({ title: line(120), lead: paragraph() }),
  africa: region,
  southAmerica: region,
  questionsTitle: line(120),
  /** Spec 2.53; the questions name their section. */
  sections: z.array(section),
  whyChooseUs: z.object({ heading: line(120), lead: paragraph(), text: paragraph() }),
  closing: titledText,
})

const about = z.object({
  layout: z.literal('about'),
  ...head,
  story: z.object({ title: line(120), lead: paragraph(), text: paragraphs() }),
  values: z.object({
    title: line(120),
    lead: paragraph(),
    /** Spec 2.59: client-centered, excellence, cultural competence, advocacy. */
    items: z.array(titledText).check(z.length(4)),
  }),
  founderTitle: line(120),
  offices: z.object({ title: line(120), lead: paragraph(), languages: paragraph() }),
  closing: titledText,
})

const services = z.object({ layout: z.literal('services'), ...head, closing: titledText })

const contact = z.object({
  layout: z.literal('contact'),
  ...head,
  messageLead: paragraph(),
  visit: paragraph(),
  carousel: z.object({ title: line(120), lead: paragraph() }),
  scheduleLead: paragraph(),
  questionsTitle: line(120),
})

const faq = z.object({
  layout: z.literal('faq'),
  ...head,
  /** Spec 2.81; the questions name their section. */
  sections: z.array(section),
  more: titledText,
})

const fees = z.object({
  layout: z.literal('fees'),
  ...head,
  consultation: titledText,
  /** Its lead stands alone where the firm has no flat fees. */
  firmFees: z.object({ title: line(120), lead: paragraph() }),
  governmentFees: z.object({ title: line(120), lead: paragraph(), schedule: link() }),
  never: z.object({ title: line(120), items: z.array(paragraph(400)).check(z.minLength(1)) }),
  firstCall: z.object({
    title: line(120),
    lead: paragraph(),
    steps: z.array(titledText).check(z.minLength(1), z.maxLength(6)),
  }),
  /** A sample to read, which a lawyer of the firm has to approve. */
  agreement: z.object({
    title: line(120),
    lead: paragraph(),
    clauses: z.array(titledText).check(z.minLength(1), z.maxLength(20)),
  }),
  closing: titledText,
})

/** How a site can be set up; what a text says of it is printed only while it is true. */
export const PAGE_CONDITIONS = [
  'server',
  'no-server',
  /** Served by this program, which writes the log; not as files by another company. */
  'own-host',
  'files',
  /** Of each message: a copy to the outside email service, or the message itself. */
  'copies-messages',
  'sends-messages',
  /** The email about a message: without its words, or with them. */
  'mails-notice',
  'mails-text',
  'calendar',
  'map',
  'questionnaire',
  'image-hosts',
  'no-image-hosts',
] as const

const condition = z.enum(PAGE_CONDITIONS)

/** A text in sections, such as the legal pages. */
const plain = z.object({
  layout: z.literal('plain'),
  ...head,
  /** Its footer says so until a lawyer has reviewed it. */
  isAboutLaw: z.optional(z.boolean()),
  /** The day that `{date}` in the texts stands for: of taking effect, or of the last test. */
  date: z.optional(day()),
  sections: z.array(
    z.object({
      /** The anchor. */
      id: slug(),
      title: line(120),
      when: z.optional(condition),
      text: markdown(),
      /** Follows the text, each part only while its condition is true. */
      also: z.optional(z.array(z.object({ when: condition, text: markdown() }))),
      /** Ends with the firm's lawyers and their registers. */
      showsAdmissions: z.optional(z.boolean()),
    }),
  ),
})

const glossary = z.object({ layout: z.literal('glossary'), ...head })

export type PageCondition = (typeof PAGE_CONDITIONS)[number]

export const pageSchema = z.discriminatedUnion('layout', [
  home,
  about,
  services,
  contact,
  faq,
  fees,
  plain,
  glossary,
])
