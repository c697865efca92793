import type { IntroductionTexts } from '#app/features/site/introductions/introduction-texts.ts'

export const haitianCreole: IntroductionTexts = {
  lang: 'ht',
  // Intl has no Creole.
  times: 'fr-HT',
  dir: 'ltr',
  name: 'Kreyòl ayisyen',
  openGraph: 'ht_HT',
  title: 'Avoka pou imigrasyon Ozetazini',
  description:
    'Yon ti prezantasyon an kreyòl: sa biwo avoka a fè, premye konsiltasyon an, ak kijan pou rele oswa ekri.',
  lead: '{firm} se yon biwo avoka. Nou travay sou lwa imigrasyon Etazini. Paj sa a se yon ti prezantasyon an kreyòl.',
  skip: 'Ale nan tèks la',
  home: '{firm}, paj dakèy an anglè',
  services: {
    title: 'Sa nou fè',
    items: {
      'family-immigration': 'Fanmi: demann pou mari oswa madanm, paran, pitit, frè ak sè.',
      'work-visas': 'Viza travay: pou travayè ak pou patwon.',
      'permanent-residency': 'Rezidans pèmanan (green card): atravè fanmi, travay oswa lotri viza.',
      citizenship: 'Sitwayènte: demann natiralizasyon, egzamen ak entèvyou.',
      'u-visa': 'Viza U: pwoteksyon pou moun ki viktim krim grav.',
      'investor-visa':
        'Viza envestisè: pou pwopriyetè ak envestisè ki vle louvri oswa dirije yon biznis Ozetazini.',
    },
  },
  consultation: {
    title: 'Premye konsiltasyon an',
    length: 'Konsiltasyon an dire 30 minit.',
    fee: 'Li koute {fee}.',
    free: 'Li gratis.',
    ask: 'Mande nou konbyen li koute anvan ou pran randevou.',
  },
  contact: {
    title: 'Rele nou oswa vin wè nou',
    phone: 'Telefòn',
    email: 'Imèl',
    hours: 'Lè biwo a louvri: {days}, {opens} – {closes} ({zone}).',
    speaks: 'Lang ou ka pale ak nou: {languages}.',
  },
  write: {
    title: 'Ekri nou',
    text: 'Ou ka ekri nou sou paj kontak la. Fòm nan disponib nan lang sa yo:',
    privacy:
      'Lè ou voye yon mesaj ban nou, sa pa fè nou vin avoka ou: li pa kreye yon relasyon avoka-kliyan. Tanpri, pa mete detay konfidansyèl (sekrè) ladan l, epi pa voye dokiman. Konfidansyalite a (obligasyon pou nou kenbe sekrè) kòmanse lè ou pale ak youn nan avoka nou yo sou dosye ou, menm si ou pa pran nou kòm avoka. Nou konsève mesaj yo an kòd (chifre), epi se anplwaye nou yo sèlman ki gen dwa li yo.',
    danger: 'Pa ekri nou pou yon ijans: rele nou, oswa rele 911 si ou an danje.',
  },
  governs: 'Si gen yon diferans, se tèks anglè a ki konte.',
  english: 'Sit la an anglè',
  advertising: 'Piblisite avoka',
  general: 'Enfòmasyon jeneral, se pa konsèy legal.',
  attorney: 'Avoka responsab: {attorney}.',
  sampleFirm: 'Biwo avoka sa a se yon egzanp.',
  weekdays: ['dimanch', 'lendi', 'madi', 'mèkredi', 'jedi', 'vandredi', 'samdi'],
  dayRange: 'depi {first} rive {last}',
  comma: ', ',
  languages: {
    en: 'anglè',
    es: 'panyòl',
    pt: 'pòtigè',
    fr: 'franse',
    ht: 'kreyòl ayisyen',
    ar: 'arab',
    am: 'amarik',
    zh: 'chinwa',
  },
}
