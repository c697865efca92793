import * as z from 'zod/mini'
import { fieldProblems } from '#app/features/entries/field-problems.ts'
import {
  address,
  choice,
  colour,
  day,
  email,
  fieldTexts,
  group,
  imageOfSite,
  line,
  list,
  outsidePage,
  phone,
  time,
  year,
  yesNo,
} from '#app/features/entries/fields.ts'

const timeZone = line('Time zone')
  .check(z.refine(isTimeZone, fieldProblems.timeZone))
  .register(fieldTexts, {
    kind: 'line',
    label: 'Time zone',
    hint: 'Its IANA name, such as America/New_York.',
    max: 60,
  })

const hours = group('Office hours', {
  /** From Sunday, 0, to Saturday, 6. */
  weekdays: z
    .array(z.number().check(z.int(), z.gte(0), z.lte(6)))
    .register(fieldTexts, { kind: 'weekdays', label: 'Days' }),
  opens: time('From'),
  closes: time('To'),
  /** IANA name, such as "America/New_York". */
  timeZone,
  /** Holidays on a weekday of office hours. */
  closedOn: list('Closed on', day('Day'), { hint: 'Holidays that fall on a day of office hours.' }),
})

/** What the firm has decided to promise; the texts print only what is on. */
const promises = group(
  'Promises',
  {
    oneLawyer: z.optional(yesNo('One lawyer is in charge of a case from its start to its end')),
    secondCheck: z.optional(yesNo('A second person checks every form')),
    readBeforeFiling: z.optional(
      yesNo('Nothing is filed that the client has not read and agreed to'),
    ),
    personAnswers: z.optional(yesNo('In office hours a person answers the telephone')),
    safeTimes: z.optional(yesNo('No calls at times that the client has not named as safe')),
    feesInWriting: z.optional(yesNo('All fees in writing before anything more is owed')),
    paymentInParts: z.optional(yesNo('The fee can be paid in parts')),
    freeFirstContact: z.optional(yesNo('A call to book and a message cost nothing')),
  },
  'Only what is on is printed on the site. Turn on what the firm keeps.',
)

const siteLanguages = group(
  'Languages of the site',
  {
    es: z.optional(yesNo('Spanish, at /es')),
    pt: z.optional(yesNo('Portuguese, at /pt')),
    fr: z.optional(yesNo('French, at /fr')),
    hidesUnreviewed: z.optional(
      yesNo(
        'Keep translations that nobody of the firm has reviewed out of search engines',
        'Readers can open them all the same; each says that the English text governs.',
      ),
    ),
  },
  'English is always there. Turn on a language when somebody of the firm can answer in it.',
)

const language = group('Language', {
  name: line('Name', { max: 40 }),
  tag: line('Language tag', { max: 20, hint: 'BCP 47, such as es or pt-BR.' }, 'slug'),
})

const social = group('Profile', {
  network: choice('Network', {
    facebook: 'Facebook',
    twitter: 'X',
    instagram: 'Instagram',
    linkedin: 'LinkedIn',
  }),
  url: outsidePage('Address'),
})

/** Facts about the firm, not sentences. */
export const firmSchema = z.object({
  name: line('Name of the firm', { max: 120 }),
  /** The two lines of the logo. */
  logo: group('Name beside the logo', {
    first: line('First line', { max: 40 }),
    second: line('Second line', { max: 40 }),
  }),
  /** Beside the name, where there is no image. */
  logoMark: z.prefault(
    choice('Mark beside the name', { leaf: 'The leaf', initials: 'The initials' }),
    'leaf',
  ),
  logoImage: z.prefault(
    z.nullable(
      imageOfSite(
        'Image beside the name',
        'Best a square one; it is shown instead of the mark. Choose or upload one, or write the address of an image of this site.',
      ),
    ),
    null,
  ),
  /** Null for the colour that ships. */
  accent: z.prefault(
    z.nullable(
      colour(
        'Accent color',
        'Such as #0e5b4b. The site makes it lighter or darker where text could not be read.',
      ),
    ),
    null,
  ),
  phone: phone('Telephone', 'With the country code, such as +17035550142.'),
  /** Null where nobody reads it. */
  whatsapp: z.nullable(phone('WhatsApp', 'Empty where nobody reads it.')),
  email: email('Email address'),
  /** The same for every office, told in one zone. */
  hours,
  /** Beside English, which every site has. */
  siteLanguages: z.prefault(siteLanguages, {}),
  /** In which somebody of the firm can speak and write; `tag` is BCP 47. */
  languages: list('Languages in which somebody can speak and write', language, { min: 1 }),
  /** Null for what the operator has set, or the contact page. */
  bookingUrl: z.prefault(
    z.nullable(
      outsidePage('Calendar for booking', 'Its address; without one, readers are asked to call.'),
    ),
    null,
  ),
  intakeUrl: z.prefault(
    z.nullable(
      outsidePage(
        'Questionnaire for new clients',
        'Its address; without one, readers write on Contact.',
      ),
    ),
    null,
  ),
  socials: list('Social networks', social),
  /** ABA Model Rule 7.2(d). */
  responsibleAttorney: group('Attorney responsible for this advertising', {
    name: line('Name', { max: 120 }),
    office: line('Office', { max: 80, hint: 'City and state.' }),
  }),
  /** Such as "Attorney advertising", without a full stop. */
  advertisingLabel: z
    .string()
    .check(z.maxLength(120, fieldProblems.tooLong(120)))
    .register(fieldTexts, {
      kind: 'line',
      label: 'Advertising label',
      hint: 'As your state asks for it, such as “Attorney advertising”; may be empty.',
      max: 120,
      min: 0,
    }),
  consultation: group('Consultation', {
    /** Such as "$150", or "free"; null while the firm has not said. */
    fee: z.nullable(line('Fee', { max: 40, hint: 'Such as $150, or free.' })),
    /** What it includes, as the end of a sentence. */
    includes: z.nullable(
      line('What it includes', {
        max: 80,
        stored: 200,
        hint: 'The end of a sentence, such as “with a written plan”: no capital letter and no full stop.',
      }),
    ),
  }),
  // A profile that was stored before there were any makes none.
  promises: z.prefault(promises, {}),
  /** Practised immigration law since this year. */
  since: z.nullable(year('Immigration law since the year')),
  memberships: list(
    'Memberships',
    group('Membership', { name: line('Name', { max: 120 }), url: z.nullable(address()) }),
  ),
  publishing: group('Rules for publishing', {
    /** `binding`: publishing a post with findings needs a reason, which is recorded. */
    checklist: choice('The checklist before publishing', {
      advisory: 'warns only',
      binding: 'is binding: a post needs a reason, and site content is refused',
    }),
    /** ABA Model Rules 7.1 and 7.2, and the rules of its own states; a word may end with `*`. */
    glossary: group('Words', {
      forbidden: list('Never printed', line('Word', { max: 80 }), {
        max: 200,
        hint: 'A word may end with * for any ending.',
      }),
      allowed: list('Allowed in spite of that', line('Term', { max: 80 }), { max: 200 }),
    }),
  }),
})

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
