/** Spec 2.24 to 2.44, without the menus, which are records. */
export const frameTexts = {
  languages: 'We work in {languages}.',
  generalInformation: 'General information, not legal advice.',
  /** Of a page about the law, until one has. */
  notReviewed: 'Not yet reviewed by a lawyer.',
  /** Shown while the profile is the sample one. */
  sampleFirm: 'This is a sample firm.',
  /** Of the link to this language, on a page that it lacks. */
  pageMissing: 'start page',
  /** On a translation that nobody of the firm has reviewed. */
  translation: {
    text: 'No lawyer has checked this translation yet. If in doubt, the English text counts.',
    /** Where the English text says something else since. */
    outdated:
      'The English page has changed since this translation was made. If in doubt, the English text counts.',
    link: 'Read it in English',
  },
  search: { name: 'Search', path: '/search' },
  texts: {
    logoLink: 'home',
    skip: 'Skip to main content',
    mainNavigation: 'Main',
    language: 'Language',
    menu: 'Menu',
    services: 'Services',
    seeAllServices: 'See all services',
    bookConsultation: 'Book Consultation',
    contactUs: 'Contact Us',
    call: 'Call',
    dashboard: 'Dashboard',
    logout: 'Logout',
    quickLinks: 'Quick Links',
    ourServices: 'Our Services',
    contact: 'Contact',
    social: 'Follow us',
    legal: 'Legal',
    whatsapp: 'WhatsApp',
    responsibleAttorney: 'Responsible attorney',
    allRightsReserved: 'All rights reserved.',
    newTab: 'opens in a new tab',
    notifications: 'Notifications',
    notices: 'Notices',
    noticeSource: 'Source:',
    close: 'Close',
  },
}
