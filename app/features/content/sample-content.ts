import type { RecordType } from '#app/features/content/record-types.ts'
import type { SiteContent } from '#app/features/content/site-content.ts'
import type { Locale } from '#app/platform/texts/locales.ts'

const WORDS: Record<Locale, string> = { en: 'sample', es: 'ejemplo', pt: 'exemplo', fr: 'exemple' }

const SAYS_SAMPLE = /\bsample\b|\((?:ejemplo|exemplo|exemple)\)/i

/** Whether a name or a price says of itself that it is a sample, in any language of the site. */
export function saysSample(text: string): boolean {
  return SAYS_SAMPLE.test(text)
}

/** What ends each line about somebody whose name, or a price that, says so: a line may be read or copied alone. */
export function sampleMark(text: string, locale: Locale): string {
  return saysSample(text) ? ` (${WORDS[locale]})` : ''
}

// A telephone number reserved for fiction (555-0100 to 555-0199), an address at a reserved mail domain (RFC 2606), or the
// year in which everybody of the sample firm began: a number cannot say that it is a sample.
const SAMPLE_MARKS = [/555-?01\d\d$/, /@(?:[\w-]+\.)*example\.(?:com|org|net)$/i, /^1975$/]

/** Of a social network, without anyone's profile. */
const NOBODYS_PROFILE = /^https:\/\/(?:www\.)?(?:facebook|x|instagram|linkedin)\.com\/?$/

/** Paths of what in it still is sample data, such as `offices.0.phone`. */
export function sampleFields(value: unknown): string[] {
  return leaves(value)
    .filter(({ text }) => saysSample(text) || SAMPLE_MARKS.some((mark) => mark.test(text)))
    .map(({ path }) => path)
}

export type SampleRecord = { type: RecordType; id: string; paths: string[] }

/** What the firm says of itself, where it still is the fictional one; the texts about the law are meant to be used. */
export function sampleContent(site: SiteContent): SampleRecord[] {
  const { data: firm } = site.find('firm', 'firm') ?? {}
  const missing = firm?.consultation.fee === null ? ['consultation.fee'] : []
  const profiles = leaves(firm?.socials, 'socials').filter(({ text }) => NOBODYS_PROFILE.test(text))
  const ofFirm = [...sampleFields(firm), ...missing, ...profiles.map(({ path }) => path)]
  return [
    { type: 'firm' as const, id: 'firm', paths: ofFirm },
    ...(['office', 'person', 'fee'] as const).flatMap((type) =>
      site.list(type).map(({ id, data }) => ({ type, id, paths: sampleFields(data) })),
    ),
  ].filter(({ paths }) => paths.length > 0)
}

/** Its people and prices where the firm is no sample any more, for whose own readers would take them. @param firm its profile */
export function samplesLeft(site: SiteContent, firm: unknown = site.firm): SampleRecord[] {
  const ofFirm = sampleFields(firm)
  if (ofFirm.includes('email')) return []
  const types = ['person', 'fee', ofFirm.includes('consultation.fee') ? 'firm' : '']
  return sampleContent(site).filter(({ type }) => types.includes(type))
}

function leaves(value: unknown, path = ''): { path: string; text: string }[] {
  if (typeof value === 'string' || typeof value === 'number') return [{ path, text: `${value}` }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    leaves(inner, path === '' ? key : `${path}.${key}`),
  )
}
