import type { RecordType } from '#app/features/content/record-types.ts'
import type { SiteContent } from '#app/features/content/site-content.ts'

// A telephone number reserved for fiction (555-0100 to 555-0199), an address at a reserved mail domain (RFC 2606), or a value
// that says "Sample".
const SAMPLE_MARKS = [/555-?01\d\d$/, /@(?:[\w-]+\.)*example\.(?:com|org|net)$/i, /\bsample\b/i]

/** Of a social network, without anyone's profile. */
const NOBODYS_PROFILE = /^https:\/\/(?:www\.)?(?:facebook|x|instagram|linkedin)\.com\/?$/

/** Paths of what in it still is sample data, such as `offices.0.phone`. */
export function sampleFields(value: unknown): string[] {
  return leaves(value)
    .filter(({ text }) => SAMPLE_MARKS.some((mark) => mark.test(text)))
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
    ...(['office', 'person'] as const).flatMap((type) =>
      site.list(type).map(({ id, data }) => ({ type, id, paths: sampleFields(data) })),
    ),
  ].filter(({ paths }) => paths.length > 0)
}

function leaves(value: unknown, path = ''): { path: string; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    leaves(inner, path === '' ? key : `${path}.${key}`),
  )
}
