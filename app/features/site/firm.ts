import type { Locale } from '#app/platform/texts/locales.ts'
import type { FirmProfile } from '#app/features/content/firm-profile.ts'
import { sampleFields } from '#app/features/content/sample-content.ts'
import {
  addDays,
  instantAt,
  type LocalDate,
  localMoment,
  weekdayOf,
} from '#app/platform/local-time.ts'
import { listed } from '#app/features/site/people/people.ts'
import type { Phone } from '#app/ui/frame/frame.ts'

export type OfficeHours = FirmProfile['hours']

/** The opening minute counts, the closing minute does not. */
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

/** When `isOpen` changes next. Throws when the office does not open within a year. */
export function nextHoursChange(profile: FirmProfile, now: Date): Date {
  if (!isOpen(profile, now)) return nextOpening(profile, now)
  const { closes, timeZone } = profile.hours
  return instantAt(localMoment(now, timeZone).date, closes, timeZone)
}

function isOfficeDay(hours: OfficeHours, date: LocalDate): boolean {
  return hours.weekdays.includes(weekdayOf(date)) && !hours.closedOn.includes(date)
}

export function isSampleFirm(profile: FirmProfile): boolean {
  return sampleFields(profile).length > 0
}

/** Shown to the operator at the start (ABA Model Rules 7.1 to 7.3). */
export function profileWarnings(profile: FirmProfile): string[] {
  const warnings: string[] = []
  if (isSampleFirm(profile)) {
    warnings.push(
      `The firm profile is still the sample one (${sampleFields(profile).join(', ')}). Put in your own before the site is shown to anyone: in the dashboard under /dashboard/setup, or by npm run site -- profile import FILE.`,
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

/** As dialled from any country: "+17035550142" becomes "+1 (703) 555-0142". */
export function displayPhone(phone: string): string {
  const parts = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(phone)
  return parts ? `+1 (${parts[1]}) ${parts[2]}-${parts[3]}` : phone
}

export function phoneLink(phone: string): Phone {
  const display = displayPhone(phone)
  return { display, href: `tel:${phone}` }
}

/** https://faq.whatsapp.com/5913398998672934 */
export function whatsappLink({ whatsapp }: Pick<FirmProfile, 'whatsapp'>): Phone | null {
  if (whatsapp === null) return null
  return { ...phoneLink(whatsapp), href: `https://wa.me/${whatsapp.slice(1)}` }
}

/** As the form names them: each in itself where that name is known. */
export function spokenLanguages(
  { languages }: Pick<FirmProfile, 'languages'>,
  ownNames: Readonly<Record<string, string>>,
): Record<string, string> {
  return Object.fromEntries(languages.map(({ tag, name }) => [tag, ownNames[tag] ?? name]))
}

/** "English, Spanish, and French" */
export function languageNames(
  { languages }: Pick<FirmProfile, 'languages'>,
  locale: Locale,
): string {
  return listed(
    languages.map(({ name }) => name),
    locale,
  )
}
