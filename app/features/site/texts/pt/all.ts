import { aboutTexts } from '#app/features/site/texts/pt/about.ts'
import { blog } from '#app/features/site/texts/pt/blog.ts'
import { contactTexts } from '#app/features/site/texts/pt/contact.ts'
import { countryTexts } from '#app/features/site/texts/pt/countries.ts'
import {
  consultationTexts,
  feesTexts,
  promiseTexts,
  proofTexts,
} from '#app/features/site/texts/pt/fees.ts'
import { faqTexts } from '#app/features/site/texts/pt/faq.ts'
import { feeds } from '#app/features/site/texts/pt/feeds.ts'
import { frameTexts } from '#app/features/site/texts/pt/frame.ts'
import { homeTexts } from '#app/features/site/texts/pt/home.ts'
import {
  answerTexts,
  changeTexts,
  failure,
  glossaryTexts,
  notFound,
  plainPageTexts,
  reviewText,
  serviceTexts,
} from '#app/features/site/texts/pt/interface.ts'
import { peopleTexts } from '#app/features/site/texts/pt/people.ts'
import {
  filingDateTexts,
  greenCardPathTexts,
  refusedTitle,
} from '#app/features/site/texts/pt/tools.ts'
import { searchTexts } from '#app/features/site/texts/pt/search.ts'
import { visaBulletinTexts } from '#app/features/site/texts/pt/visa-bulletin.ts'
import { messageForm } from '#app/features/site/texts/pt/message-form.ts'

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
