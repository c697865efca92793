import { answers } from '#app/features/content/fr/answers.ts'
import { fees } from '#app/features/content/fr/fees.ts'
import { firm } from '#app/features/content/fr/firm.ts'
import { menus } from '#app/features/content/fr/menus.ts'
import { offices } from '#app/features/content/fr/offices.ts'
import { about } from '#app/features/content/fr/pages/about.ts'
import { accessibility } from '#app/features/content/fr/pages/accessibility.ts'
import { answers as answersPage } from '#app/features/content/fr/pages/answers.ts'
import { changes as changesPage } from '#app/features/content/fr/pages/changes.ts'
import { contact } from '#app/features/content/fr/pages/contact.ts'
import { countries } from '#app/features/content/fr/pages/countries.ts'
import { disclaimer } from '#app/features/content/fr/pages/disclaimer.ts'
import { faq } from '#app/features/content/fr/pages/faq.ts'
import { fees as feesPage } from '#app/features/content/fr/pages/fees.ts'
import { glossary } from '#app/features/content/fr/pages/glossary.ts'
import { home } from '#app/features/content/fr/pages/home.ts'
import { privacy } from '#app/features/content/fr/pages/privacy.ts'
import { services as servicesPage } from '#app/features/content/fr/pages/services.ts'
import { urgent } from '#app/features/content/fr/pages/urgent.ts'
import { visaBulletin } from '#app/features/content/fr/pages/visa-bulletin.ts'
import { whatAppliesNow } from '#app/features/content/fr/pages/what-applies-now.ts'
import { whoMayHelpYou } from '#app/features/content/fr/pages/who-may-help-you.ts'
import { people } from '#app/features/content/fr/people.ts'
import { questions } from '#app/features/content/fr/questions.ts'
import { citizenship } from '#app/features/content/fr/services/citizenship.ts'
import { familyImmigration } from '#app/features/content/fr/services/family-immigration.ts'
import { investorVisa } from '#app/features/content/fr/services/investor-visa.ts'
import { permanentResidency } from '#app/features/content/fr/services/permanent-residency.ts'
import { uVisa } from '#app/features/content/fr/services/u-visa.ts'
import { workVisas } from '#app/features/content/fr/services/work-visas.ts'
import { terms } from '#app/features/content/fr/terms.ts'
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
  ...shippedLaw('fr'),
}
