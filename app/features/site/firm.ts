import type { Glossary } from '#app/features/facts/glossary.ts'
import { addDays, instantAt, localMoment, weekdayOf } from '#app/platform/local-time.ts'
import type { LocalDate, LocalTime } from '#app/platform/local-time.ts'

/** An office that receives visitors. */
export type Office = {
  /** A short name for buttons and lists, such as "Arlington, VA". */
  name: string
  street: string
  city: string
  /** The two-letter postal code of the state. */
  state: string
  zip: string
  /** A digit string in the international form, such as "+17035550142", for `tel:` links. */
  phone: string
}

/** When the phones are answered. The same hours hold for every office, told in one zone. */
export type OfficeHours = {
  /** Days of the week, from Sunday, 0, to Saturday, 6. */
  weekdays: readonly number[]
  opens: LocalTime
  closes: LocalTime
  /** The IANA zone in which the times are told, such as "America/New_York". */
  timeZone: string
  /** Days on which the firm is closed although the weekday is an office day. */
  closedOn: readonly LocalDate[]
}

/** A lawyer's licence in one jurisdiction, with the official register where anybody can check it. */
export type BarAdmission = {
  attorney: string
  jurisdiction: string
  registerName: string
  registerUrl: string
  /** Null where none may be shown, as for the sample people. */
  number: string | null
}

/** A member of the firm who is shown on the site. */
export type FirmPerson = { name: string; role: string }

/** Everything about the firm that is a fact of its own and not a sentence. The order of `offices` is the order of print. */
export type FirmProfile = {
  name: string
  /** The first and the second line of the logo. */
  logo: { first: string; second: string }
  offices: readonly [Office, ...Office[]]
  /** The main line as a digit string in the international form. */
  phone: string
  /** As the international digit string without the plus, for `https://wa.me/`; null when the firm has none. */
  whatsapp: string | null
  email: string
  hours: OfficeHours
  /** Languages in which the firm works, with their BCP 47 tags. */
  languages: readonly { name: string; tag: string }[]
  socials: readonly { network: SocialNetwork; url: string }[]
  founder: FirmPerson
  /** Who answers for the site's content, and from which office (ABA Model Rule 7.2(d)). */
  responsibleAttorney: { name: string; office: string }
  admissions: readonly BarAdmission[]
  /** The label that advertising rules ask for, such as "Attorney advertising", without a full stop. */
  advertisingLabel: string
  publishing: FirmPublishing
}

/** What the firm asks of a post before readers see it. */
export type FirmPublishing = {
  /** `binding`: a post on which the publish checklist finds something is published only for a reason, which is recorded. */
  checklist: 'advisory' | 'binding'
  /** What may not be said of the firm (ABA Model Rules 7.1 and 7.2, and the rules of its own states). */
  glossary: Glossary
}

/** The networks of the specification's footer. */
export type SocialNetwork = 'facebook' | 'twitter' | 'instagram' | 'linkedin'

/** Whether the office is open at an instant. The opening minute counts, the closing minute does not. */
export function isOpen({ hours }: FirmProfile, now: Date): boolean {
  const { date, time } = localMoment(now, hours.timeZone)
  return isOfficeDay(hours, date) && time >= hours.opens && time < hours.closes
}

/**
 * The next instant at which the office opens, after `now`; the current opening does not count.
 * @throws Error when the profile has no day within a year on which the office opens
 */
function nextOpening({ hours }: FirmProfile, now: Date): Date {
  const today = localMoment(now, hours.timeZone).date
  for (let days = 0; days <= 366; days += 1) {
    const date = addDays(today, days)
    const opening = instantAt(date, hours.opens, hours.timeZone)
    if (isOfficeDay(hours, date) && opening > now) return opening
  }
  throw new Error(
    'The firm profile has no opening within a year. Check its weekdays and closing days.',
  )
}

/**
 * The next instant at which `isOpen` changes its answer, so that a page that shows it knows how long it stays true.
 * @throws Error when the profile has no day within a year on which the office opens
 */
export function nextHoursChange(profile: FirmProfile, now: Date): Date {
  if (!isOpen(profile, now)) return nextOpening(profile, now)
  const { closes, timeZone } = profile.hours
  return instantAt(localMoment(now, timeZone).date, closes, timeZone)
}

function isOfficeDay(hours: OfficeHours, date: LocalDate): boolean {
  return hours.weekdays.includes(weekdayOf(date)) && !hours.closedOn.includes(date)
}

/**
 * What in a profile still is sample data: a telephone number reserved for fiction (555-0100 to 555-0199), an address at
 * a reserved mail domain (RFC 2606), or a value that says "Sample". Each entry names the field.
 */
function sampleFields(profile: FirmProfile): string[] {
  return leaves(profile)
    .filter(({ text }) => SAMPLE_MARKS.some((mark) => mark.test(text)))
    .map(({ path }) => path)
}

/** Whether any part of the profile still is sample data, so that the start can warn. */
export function isSampleFirm(profile: FirmProfile): boolean {
  return sampleFields(profile).length > 0
}

/**
 * What the operator should be told at the start about this profile, in whole sentences; empty when all is well.
 * Advertising rules: ABA Model Rules 7.1 to 7.3.
 */
export function profileWarnings(profile: FirmProfile): string[] {
  const warnings: string[] = []
  if (isSampleFirm(profile)) {
    warnings.push(
      `The firm profile is still the sample one (${sampleFields(profile).join(', ')}). Put your own into app/features/site/content/en/firm.ts before the site is shown to anyone.`,
    )
  }
  if (profile.advertisingLabel.trim() === '') {
    warnings.push('The firm profile has no advertising label. The footer must show one.')
  }
  if (profile.responsibleAttorney.name.trim() === '') {
    warnings.push('The firm profile names no responsible attorney. The footer must name one.')
  }
  return warnings
}

const SAMPLE_MARKS = [/555-?01\d\d$/, /@(?:[\w-]+\.)*example\.(?:com|org|net)$/i, /\bsample\b/i]

function leaves(value: unknown, path = ''): { path: string; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    leaves(inner, path === '' ? key : `${path}.${key}`),
  )
}

/** A telephone number of the United States as people write it: "+17035550142" becomes "(703) 555-0142". */
export function displayPhone(phone: string): string {
  const parts = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(phone)
  return parts ? `(${parts[1]}) ${parts[2]}-${parts[3]}` : phone
}
