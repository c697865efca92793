import type { IntroductionTexts } from '#app/features/site/introductions/introduction-texts.ts'

export const haitianCreole: IntroductionTexts = {
  lang: 'ht',
  dir: 'ltr',
  name: 'Kreyòl ayisyen',
  openGraph: 'ht_HT',
  title: 'Avoka pou imigrasyon Ozetazini',
  description:
    'Yon ti prezantasyon an kreyòl: sa biwo avoka a fè, konbyen premye konsiltasyon an koute, ak kijan pou rele oswa ekri.',
  lead: '{firm} se yon biwo avoka. Nou travay sou lwa imigrasyon Etazini. Paj sa a se yon ti prezantasyon an kreyòl.',
  skip: 'Ale nan tèks la',
  home: '{firm}, paj dakèy an anglè',
  services: {
    title: 'Sa nou fè',
    items: {
      'family-immigration': 'Fanmi: demann pou mari oswa madanm, paran, pitit, frè ak sè.',
      'work-visas': 'Viza travay: pou travayè ak pou patwon.',
      'permanent-residency':
        'Rezidans pèmanan (green card): pa mwayen fanmi, travay oswa lotri viza.',
      citizenship: 'Sitwayènte: demann natiralizasyon, egzamen ak entèvyou.',
      'u-visa': 'Viza U: pwoteksyon pou moun ki viktim krim grav.',
      'investor-visa': 'Viza envestisè: pou moun ki mete lajan nan yon biznis oswa ki louvri youn.',
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
      'Lè ou voye yon mesaj ban nou, sa pa fè nou vin avoka ou. Tanpri, pa mete detay konfidansyèl ladan l. Nou konsève mesaj yo ak chifreman, epi se sèlman anplwaye nou yo ki ka li yo.',
    danger: 'Si ou an danje, rele 911.',
  },
  governs: 'Si gen yon diferans, se tèks anglè a ki konte.',
  english: 'Sit la an anglè',
  advertising: 'Piblisite avoka',
  general: 'Enfòmasyon jeneral, se pa konsèy legal.',
  attorney: 'Avoka responsab: {attorney}.',
  sampleFirm: 'Sa a se yon biwo egzanp.',
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
