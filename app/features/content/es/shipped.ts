import { answers } from '#app/features/content/es/answers.ts'
import { fees } from '#app/features/content/es/fees.ts'
import { firm } from '#app/features/content/es/firm.ts'
import { menus } from '#app/features/content/es/menus.ts'
import { offices } from '#app/features/content/es/offices.ts'
import { about } from '#app/features/content/es/pages/about.ts'
import { accessibility } from '#app/features/content/es/pages/accessibility.ts'
import { answers as answersPage } from '#app/features/content/es/pages/answers.ts'
import { changes as changesPage } from '#app/features/content/es/pages/changes.ts'
import { contact } from '#app/features/content/es/pages/contact.ts'
import { countries } from '#app/features/content/es/pages/countries.ts'
import { disclaimer } from '#app/features/content/es/pages/disclaimer.ts'
import { faq } from '#app/features/content/es/pages/faq.ts'
import { fees as feesPage } from '#app/features/content/es/pages/fees.ts'
import { glossary } from '#app/features/content/es/pages/glossary.ts'
import { home } from '#app/features/content/es/pages/home.ts'
import { privacy } from '#app/features/content/es/pages/privacy.ts'
import { services as servicesPage } from '#app/features/content/es/pages/services.ts'
import { urgent } from '#app/features/content/es/pages/urgent.ts'
import { visaBulletin } from '#app/features/content/es/pages/visa-bulletin.ts'
import { whatAppliesNow } from '#app/features/content/es/pages/what-applies-now.ts'
import { whoMayHelpYou } from '#app/features/content/es/pages/who-may-help-you.ts'
import { people } from '#app/features/content/es/people.ts'
import { questions } from '#app/features/content/es/questions.ts'
import { citizenship } from '#app/features/content/es/services/citizenship.ts'
import { familyImmigration } from '#app/features/content/es/services/family-immigration.ts'
import { investorVisa } from '#app/features/content/es/services/investor-visa.ts'
import { permanentResidency } from '#app/features/content/es/services/permanent-residency.ts'
import { uVisa } from '#app/features/content/es/services/u-visa.ts'
import { workVisas } from '#app/features/content/es/services/work-visas.ts'
import { terms } from '#app/features/content/es/terms.ts'
import type { RecordData } from '#app/features/content/record-types.ts'
import type { ServiceId } from '#app/features/content/service-ids.ts'
import type { ShippedRecords } from '#app/features/content/site-content.ts'
import { shippedLaw } from '#app/features/content/law-records.ts'

export const shippedRecords: ShippedRecords = {
  firm: { firm },
  office: offices,
  person: people,
  service: {
    'family-immigration': familyImmigration,
    'work-visas': workVisas,
    'permanent-residency': permanentResidency,
    citizenship,
    'u-visa': uVisa,
    'investor-visa': investorVisa,
  } satisfies Record<ServiceId, RecordData<'service'>>,
  question: questions,
  answer: answers,
  page: {
    home,
    about,
    services: servicesPage,
    contact,
    faq,
    answers: answersPage,
    fees: feesPage,
    urgent,
    'what-applies-now': whatAppliesNow,
    changes: changesPage,
    'who-may-help-you': whoMayHelpYou,
    'visa-bulletin': visaBulletin,
    countries,
    privacy,
    accessibility,
    disclaimer,
    glossary,
  },
  fee: fees,
  notice: {},
  menu: menus,
  term: terms,
  ...shippedLaw('es'),
}
