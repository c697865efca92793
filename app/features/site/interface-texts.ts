import { aboutTexts } from '#app/features/site/texts/en/about.ts'
import { blog } from '#app/features/site/texts/en/blog.ts'
import { contactTexts } from '#app/features/site/texts/en/contact.ts'
import { countryTexts } from '#app/features/site/texts/en/countries.ts'
import {
  consultationTexts,
  feesTexts,
  promiseTexts,
  proofTexts,
} from '#app/features/site/texts/en/fees.ts'
import { faqTexts } from '#app/features/site/texts/en/faq.ts'
import { frameTexts } from '#app/features/site/texts/en/frame.ts'
import { homeTexts } from '#app/features/site/texts/en/home.ts'
import {
  glossaryTexts,
  notFound,
  plainPageTexts,
  reviewText,
  serviceTexts,
} from '#app/features/site/texts/en/interface.ts'
import { peopleTexts } from '#app/features/site/texts/en/people.ts'
import {
  filingDateTexts,
  greenCardPathTexts,
  refusedTitle,
} from '#app/features/site/texts/en/tools.ts'
import { searchTexts } from '#app/features/site/texts/en/search.ts'
import { messageForm } from '#app/features/site/texts/en/message-form.ts'
import type { Locale } from '#app/features/content/record-types.ts'

const english = {
  frame: frameTexts,
  home: homeTexts,
  about: aboutTexts,
  consultation: consultationTexts,
  fees: feesTexts,
  people: peopleTexts,
  promises: promiseTexts,
  proof: proofTexts,
  contact: contactTexts,
  countries: countryTexts,
  messageForm,
  faq: faqTexts,
  services: serviceTexts,
  tools: { refusedTitle, filingDate: filingDateTexts, greenCardPath: greenCardPathTexts },
  review: reviewText,
  plainPages: plainPageTexts,
  glossary: glossaryTexts,
  notFound,
  search: searchTexts,
  blog,
}

/** English is the reference: a language that lacks a key fails the type check. */
export type InterfaceTexts = typeof english

const texts: Record<Locale, InterfaceTexts> = { en: english }

/** Labels and messages, the same for every firm; what a firm says about itself are records (`SiteContent`). */
export function interfaceTexts(locale: Locale): InterfaceTexts {
  return texts[locale]
}
