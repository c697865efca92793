import * as z from 'zod/mini'
import { address, day, line, paragraph, phone, time } from '#app/features/content/fields.ts'

const hours = z.object({
  /** From Sunday, 0, to Saturday, 6. */
  weekdays: z.array(z.number().check(z.int(), z.gte(0), z.lte(6))),
  opens: time(),
  closes: time(),
  /** IANA name, such as "America/New_York". */
  timeZone: line().check(z.refine(isTimeZone)),
  /** Holidays on a weekday of office hours. */
  closedOn: z.array(day()),
})

/** What the firm has decided to promise; the texts print only what is on. */
const promises = z.object({
  /** One lawyer is in charge of a case from its start to its end. */
  oneLawyer: z.optional(z.boolean()),
  /** A second person checks every form. */
  secondCheck: z.optional(z.boolean()),
  /** Nothing is filed that the client has not read and agreed to. */
  readBeforeFiling: z.optional(z.boolean()),
  /** In office hours a person answers the telephone. */
  personAnswers: z.optional(z.boolean()),
  /** No calls at times that the client has not named as safe. */
  safeTimes: z.optional(z.boolean()),
  /** All fees in writing before anything more is owed. */
  feesInWriting: z.optional(z.boolean()),
  /** The fee can be paid in parts. */
  paymentInParts: z.optional(z.boolean()),
  /** A call to book and a message cost nothing. */
  freeFirstContact: z.optional(z.boolean()),
})

/** Facts about the firm, not sentences. */
export const firmSchema = z.object({
  name: line(120),
  /** The two lines of the logo. */
  logo: z.object({ first: line(40), second: line(40) }),
  phone: phone(),
  /** Null where nobody reads it. */
  whatsapp: z.nullable(phone()),
  email: z.email(),
  /** The same for every office, told in one zone. */
  hours,
  /** In which somebody of the firm can speak and write; `tag` is BCP 47. */
  languages: z.array(z.object({ name: line(40), tag: line(20) })).check(z.minLength(1)),
  socials: z.array(
    z.object({
      network: z.enum(['facebook', 'twitter', 'instagram', 'linkedin']),
      url: address(),
    }),
  ),
  /** ABA Model Rule 7.2(d). */
  responsibleAttorney: z.object({ name: line(120), office: line(80) }),
  /** Such as "Attorney advertising", without a full stop. */
  advertisingLabel: z.string().check(z.maxLength(120)),
  consultation: z.object({
    /** Such as "$150", or "free"; null while the firm has not said. */
    fee: z.nullable(line(40)),
    /** What it includes, as the end of a sentence. */
    includes: z.nullable(paragraph(200)),
  }),
  // A profile that was stored before there were any makes none.
  promises: z.prefault(promises, {}),
  /** Practised immigration law since this year. */
  since: z.nullable(z.number().check(z.int(), z.gte(1900), z.lte(2100))),
  memberships: z.array(z.object({ name: line(120), url: z.nullable(address()) })),
  publishing: z.object({
    /** `binding`: publishing a post with findings needs a reason, which is recorded. */
    checklist: z.enum(['advisory', 'binding']),
    /** ABA Model Rules 7.1 and 7.2, and the rules of its own states; a word may end with `*`. */
    glossary: z.object({ forbidden: z.array(line(80)), allowed: z.array(line(80)) }),
  }),
})

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
