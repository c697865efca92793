import * as z from 'zod/mini'
import {
  day,
  group,
  line,
  link,
  list,
  note,
  pageSlug,
  paragraph,
  paragraphs,
  quickExit,
  slug,
  titledText,
  yesNo,
} from '#app/features/entries/fields.ts'
import { lead, title } from '#app/features/content/records/section-fields.ts'
import { pageImage, sectionList } from '#app/features/content/records/sections.ts'

const questionSection = () => ({
  id: slug('Id', 'Questions name their section by it.'),
  title: title(),
})

const head = {
  title: title(),
  /** For search engines and shared links. */
  description: paragraph('Description for search engines', { max: 300 }),
  subtitle: paragraph('Subtitle', { max: 400 }),
}

const region = (label: string) =>
  group(label, {
    title: title(),
    lead: lead(),
    notes: list('Notes', note('Note'), { min: 1 }),
    more: list('Links', link()),
  })

const home = z.object({
  layout: z.literal('home'),
  ...head,
  general: group('Services', { title: title(), lead: lead() }),
  africa: region('Africa'),
  southAmerica: region('South America'),
  questionsTitle: line('Title of the questions', { max: 120 }),
  /** Spec 2.53; the questions name their section. */
  sections: list('Sections of questions', group('Section', questionSection())),
  whyChooseUs: group('Why choose us', {
    heading: line('Heading', { max: 120 }),
    lead: lead(),
    text: paragraph('Text'),
  }),
  closing: titledText('End of the page'),
})

const about = z.object({
  layout: z.literal('about'),
  ...head,
  slug: z.optional(pageSlug()),
  story: group('Story', { title: title(), lead: lead(), text: paragraphs('Text') }),
  values: group('Values', {
    title: title(),
    lead: lead(),
    /** Spec 2.59: client-centered, excellence, cultural competence, advocacy. */
    items: list('Values', titledText('Value'), { min: 4, max: 4 }),
  }),
  founderTitle: line('Title of the founder’s section', { max: 120 }),
  offices: group('Offices', { title: title(), lead: lead(), languages: paragraph('Languages') }),
  closing: titledText('End of the page'),
})

const services = z.object({
  layout: z.literal('services'),
  ...head,
  slug: z.optional(pageSlug()),
  closing: titledText('End of the page'),
})

const contact = z.object({
  layout: z.literal('contact'),
  ...head,
  slug: z.optional(pageSlug()),
  messageLead: paragraph('Above the form'),
  visit: paragraph('About visits'),
  carousel: group('Countries', { title: title(), lead: lead() }),
  scheduleLead: paragraph('Above the booking'),
  questionsTitle: line('Title of the questions', { max: 120 }),
})

const faq = z.object({
  layout: z.literal('faq'),
  ...head,
  slug: z.optional(pageSlug()),
  /** Spec 2.81; the questions name their section. */
  sections: list(
    'Sections of questions',
    group('Section', { ...questionSection(), more: z.optional(link('Link after its questions')) }),
  ),
  more: titledText('After the questions'),
})

const fees = z.object({
  layout: z.literal('fees'),
  ...head,
  slug: z.optional(pageSlug()),
  consultation: titledText('Consultation'),
  /** Its lead stands alone where the firm has no flat fees. */
  firmFees: group('Fees of the firm', { title: title(), lead: lead() }),
  governmentFees: group('Government fees', {
    title: title(),
    lead: lead(),
    schedule: link('Link to the official schedule'),
  }),
  never: group('What the firm never does', {
    title: title(),
    items: list('Sentences', paragraph('Sentence', { max: 400 }), { min: 1 }),
  }),
  firstCall: group('First call', {
    title: title(),
    lead: lead(),
    steps: list('Steps', titledText('Step'), { min: 1, max: 6 }),
  }),
  /** A sample to read, which a lawyer of the firm has to approve. */
  agreement: group('Sample agreement', {
    title: title(),
    lead: lead(),
    clauses: list('Clauses', titledText('Clause'), { min: 1, max: 20 }),
  }),
  closing: titledText('End of the page'),
})

/** Made of sections, such as the legal pages. */
const plain = z.object({
  layout: z.literal('plain'),
  ...head,
  slug: z.optional(pageSlug()),
  /** Its footer says so until a lawyer has reviewed it. */
  isAboutLaw: z.optional(yesNo('About law', 'The page says whether a lawyer has reviewed it.')),
  /** For people at risk: the page has the quick exit, and is printed as one sheet. */
  quickExit: z.optional(quickExit()),
  /** A reader looks for what one section says, not for the page. */
  sectionsInSearch: z.optional(yesNo('The search finds its sections')),
  /** The day that `{date}` in the texts stands for: of taking effect, or of the last test. */
  date: z.optional(day('Date', 'Stands for {date} in the texts.')),
  image: z.optional(pageImage()),
  sections: sectionList(),
})

/** Above what its records say. */
const headed = <Layout extends string>(layout: Layout) =>
  z.object({ layout: z.literal(layout), ...head, slug: z.optional(pageSlug()) })

export const pageSchema = z.discriminatedUnion('layout', [
  home,
  about,
  services,
  contact,
  faq,
  fees,
  plain,
  headed('glossary'),
  headed('answers'),
  headed('changes'),
  headed('bulletin'),
  headed('countries'),
])
