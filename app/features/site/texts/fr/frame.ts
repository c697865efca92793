import type * as english from '#app/features/site/texts/en/frame.ts'

/** Spec 2.24 to 2.44, without the menus, which are records. `{name}` is the firm’s name. */
export const frameTexts: typeof english.frameTexts = {
  languages: 'Nous travaillons en {languages}.',
  generalInformation: 'Informations générales, et non un conseil juridique.',
  /** Of a page about the law, until one has. */
  notReviewed: 'Pas encore relu par un avocat.',
  /** Shown while the profile is the sample one. */
  sampleFirm: 'Ce cabinet est un exemple.',
  pageMissing: 'page d’accueil',
  translation: {
    text: 'Aucun avocat n’a encore vérifié cette traduction. En cas de doute, c’est le texte anglais qui compte.',
    outdated:
      'La page en anglais a changé depuis cette traduction. En cas de doute, c’est le texte anglais qui compte.',
    link: 'Lire en anglais',
  },
  search: { name: 'Recherche', path: '/search' },
  texts: {
    logoLink: 'accueil',
    skip: 'Aller au contenu',
    mainNavigation: 'Principal',
    language: 'Langue',
    menu: 'Menu',
    services: 'Services',
    seeAllServices: 'Tous les services',
    bookConsultation: 'Prendre rendez-vous',
    contactUs: 'Nous écrire',
    call: 'Appeler',
    dashboard: 'Gestion',
    logout: 'Quitter',
    quickLinks: 'Liens rapides',
    ourServices: 'Nos services',
    contact: 'Contact',
    social: 'Suivez-nous',
    legal: 'Mentions légales',
    whatsapp: 'WhatsApp',
    responsibleAttorney: 'Avocat responsable',
    allRightsReserved: 'Tous droits réservés.',
    newTab: 'nouvel onglet',
    notifications: 'Notifications',
    notices: 'Avis',
    noticeSource: 'Source :',
    close: 'Fermer',
  },
}
