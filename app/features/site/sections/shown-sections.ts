import { pathTo } from '#app/addresses.ts'
import type { PageCondition } from '#app/features/content/records/page-conditions.ts'
import type { Section, SectionKind, SectionOf } from '#app/features/content/records/sections.ts'
import { pageOf, type SiteContent } from '#app/features/content/site-content.ts'
import type { ImageSources } from '#app/features/images/image.ts'
import { listedFees, type ListedFees } from '#app/features/site/fees/fees.ts'
import { displayPhone } from '#app/features/site/firm.ts'
import type { InterfaceTexts } from '#app/features/site/interface-texts.ts'
import { addressLine } from '#app/features/site/pages/contact.ts'
import { paragraphsOf, type Question } from '#app/features/site/pages/question.ts'
import { peopleOf, type PersonSummary } from '#app/features/site/people/people.ts'
import { blocksOf, type NewTab, type TextBlock } from '#app/features/site/sections/text-blocks.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { type LocalDate, longDate } from '#app/platform/local-time.ts'

/** How this site is set up, and what its texts may name. */
export type PageSettings = {
  conditions: ReadonlySet<PageCondition>
  values: Readonly<Record<string, string>>
}

type TextFields = 'kind' | 'id' | 'title' | 'showsAdmissions' | 'notOurWork'

/** `saveHref`: where it is one file, to be kept without a network; null where it is not offered so. */
export type ShownText = Pick<SectionOf<'text'>, TextFields> & {
  blocks: TextBlock[]
  saveHref: string | null
}

/** `sources`: its narrower versions, where it has any. */
export type Picture = { address: string; alt: string; sources: ImageSources | null }

type Printed = {
  text: ShownText
  picture: Pick<SectionOf<'picture'>, 'kind' | 'id' | 'title'> & {
    blocks: TextBlock[]
    picture: Picture
  }
  questions: Pick<SectionOf<'questions'>, 'kind' | 'id' | 'title'> & { questions: Question[] }
  people: SectionOf<'people'> & { people: PersonSummary[] }
  fees: SectionOf<'fees'> & { listed: ListedFees }
}

/** A section as its page prints it: with its figures, and with what it shows of other records. */
export type ShownSection = {
  [Kind in SectionKind]: Kind extends keyof Printed ? Printed[Kind] : SectionOf<Kind>
}[SectionKind]

type SectionParts = {
  site: SiteContent
  settings: PageSettings
  texts: Pick<InterfaceTexts, 'fees'>
  now: Date
  /** Puts the legal figures in. */
  quote: <Content>(content: Content) => Content
  newTab: NewTab
  /** By address. */
  images: ReadonlyMap<string, ImageSources>
  /** Of the page, which `{date}` stands for. */
  date?: LocalDate | undefined
  /** The people who work in it are shown; of another page all of the firm's. */
  service?: string
  /** The id of a page for people at risk, whose sections can be saved. */
  urgentPage?: string
}

/** Ids of what else is on a page with sections, and of the fields of its tools. */
const OTHER_IDS =
  /^(?:main|contents|related|(?:foot|plain)-band|hero-light|(?:filing-date|green-card-path|since|married|citizen|left|back|trips)(?:-[a-z\d-]+)?)$/

/** Without those whose condition does not hold, those that have nothing to show, and a tool that stands there already. */
function shownSections(sections: readonly Section[], parts: SectionParts): ShownSection[] {
  const taken = new Set<string>()
  const free = (id: string): string => (taken.has(id) || OTHER_IDS.test(id) ? free(`${id}_`) : id)
  return sections.flatMap((section) => {
    const id = section.kind === 'tool' ? `tool:${section.tool}` : free(section.id)
    const shown = taken.has(id) ? null : shownSection({ ...section, id }, parts)
    if (shown) taken.add(id)
    return shown ?? []
  })
}

function shownSection(section: Section, parts: SectionParts): ShownSection | null {
  if (section.kind === 'text') return shownText(section, parts)
  if (section.kind === 'fees') return shownFees(section, parts)
  if (section.kind === 'questions') return shownQuestions(section, parts)
  if (section.kind === 'picture') return shownPicture(section, parts)
  if (section.kind !== 'people') return parts.quote(section)
  const people = peopleOf(parts.site, parts.service)
  return people.length === 0 ? null : { ...section, people }
}

function shownFees(section: SectionOf<'fees'>, parts: SectionParts): ShownSection | null {
  const { site, texts, quote, now } = parts
  const fees = section.fees.flatMap((fee) => site.find('fee', fee)?.data ?? [])
  const listed = listedFees(fees, { site, texts: texts.fees, now })
  const isEmpty = listed.rows.length === 0 && listed.groups.length === 0
  return isEmpty ? null : quote({ ...section, listed })
}

function shownQuestions(
  { kind, id, title, items }: SectionOf<'questions'>,
  { quote }: SectionParts,
): ShownSection {
  const questions = quote(items).map(({ question, answer }, index) => ({
    id: `${id}_${index + 1}`,
    question,
    answer: paragraphsOf(answer),
    link: null,
    section: id,
  }))
  return { kind, id, title: quote(title), questions }
}

function shownPicture(
  { kind, id, title, image, alt, text }: SectionOf<'picture'>,
  { quote, images, newTab }: SectionParts,
): ShownSection {
  const picture = { address: image, alt, sources: images.get(image) ?? null }
  return { kind, id, title: quote(title), blocks: blocksOf(quote(text), newTab), picture }
}

/** In bytes; with what stands around it a file has at most 60 kB, which the slowest phone loads and sends on. */
const MOST_SAVED = 50_000

function shownText(section: SectionOf<'text'>, parts: SectionParts): ShownText | null {
  const { site, settings, quote, newTab, date } = parts
  const isTrue = ({ when }: { when?: PageCondition | undefined }) =>
    when === undefined || settings.conditions.has(when)
  if (!isTrue(section)) return null
  const { kind, id, title, text, also = [], showsAdmissions, notOurWork } = section
  const values = {
    ...settings.values,
    ...firmValues(site),
    ...(date !== undefined && { date: longDate(date, site.locale) }),
  }
  const texts = [text, ...also.filter(isTrue).map((part) => part.text)]
  const blocks = blocksOf(fillText(quote(texts.join('\n\n')), values), newTab)
  const saveHref =
    parts.urgentPage !== undefined && sizeOf(blocks) <= MOST_SAVED
      ? pathTo('/:page/:section/steps.html', { page: parts.urgentPage, section: id })
      : null
  return { kind, id, title, showsAdmissions, notOurWork, blocks, saveHref }
}

function sizeOf(blocks: readonly TextBlock[]): number {
  return new TextEncoder().encode(JSON.stringify(blocks)).length
}

function firmValues({ firm }: SiteContent): Record<string, string> {
  const { name, phone, email, offices } = firm
  return {
    phone: `[${displayPhone(phone)}](tel:${phone})`,
    email: `[${email}](mailto:${email})`,
    firm: name,
    address: addressLine(offices[0]),
  }
}

export function isText(sections: readonly ShownSection[]): sections is ShownText[] {
  return sections.length > 0 && sections.every(({ kind }) => kind === 'text')
}

export type PlainPageContent = ReturnType<typeof plainPageContent>

export function plainPageContent(id: string, parts: Omit<SectionParts, 'date' | 'service'>) {
  const { data, review } = pageOf(parts.site, id, 'plain')
  const urgent = data.quickExit === true ? { newTab: null, urgentPage: id } : {}
  const sections = shownSections(data.sections, { ...parts, ...urgent, date: data.date })
  return { ...data, id, review, sections }
}

export type ServicePageContent = ReturnType<typeof servicePageContent>

/** @throws Error for an unknown id */
export function servicePageContent(id: string, parts: Omit<SectionParts, 'date' | 'service'>) {
  const service = parts.site.find('service', id)
  if (service === null) throw new Error(`The site has no service ${id}.`)
  const { data, review } = service
  const newTab = data.quickExit ? null : parts.newTab
  const sections = shownSections(data.sections, { ...parts, newTab, service: id })
  return { ...parts.quote(data), id, review, sections }
}
