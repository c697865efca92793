import { aboutTexts } from '#app/features/site/texts/fr/about.ts'
import { blog } from '#app/features/site/texts/fr/blog.ts'
import { contactTexts } from '#app/features/site/texts/fr/contact.ts'
import { countryTexts } from '#app/features/site/texts/fr/countries.ts'
import {
  consultationTexts,
  feesTexts,
  promiseTexts,
  proofTexts,
} from '#app/features/site/texts/fr/fees.ts'
import { faqTexts } from '#app/features/site/texts/fr/faq.ts'
import { feeds } from '#app/features/site/texts/fr/feeds.ts'
import { frameTexts } from '#app/features/site/texts/fr/frame.ts'
import { homeTexts } from '#app/features/site/texts/fr/home.ts'
import {
  answerTexts,
  changeTexts,
  failure,
  glossaryTexts,
  notFound,
  plainPageTexts,
  reviewText,
  serviceTexts,
} from '#app/features/site/texts/fr/interface.ts'
import { peopleTexts } from '#app/features/site/texts/fr/people.ts'
import {
  filingDateTexts,
  greenCardPathTexts,
  refusedTitle,
} from '#app/features/site/texts/fr/tools.ts'
import { searchTexts } from '#app/features/site/texts/fr/search.ts'
import { visaBulletinTexts } from '#app/features/site/texts/fr/visa-bulletin.ts'
import { messageForm } from '#app/features/site/texts/fr/message-form.ts'

export const texts = {
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
  visaBulletin: visaBulletinTexts,
  review: reviewText,
  plainPages: plainPageTexts,
  glossary: glossaryTexts,
  answers: answerTexts,
  changes: changeTexts,
  notFound,
  failure,
  search: searchTexts,
  blog,
  feeds,
}
