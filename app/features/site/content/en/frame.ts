/** Spec 2.24 to 2.44. `{name}` is the firm's name. */
export const frame = {
  navigation: [
    { name: 'Home', path: '/' },
    { name: 'About Us', path: '/about' },
    { name: 'Blog', path: '/blog' },
    { name: 'FAQ', path: '/faq' },
    { name: 'Contact', path: '/contact' },
  ],
  services: [
    {
      name: 'Family Immigration',
      path: '/services/family-immigration',
      note: 'Bring a spouse, parent, child, brother or sister.',
    },
    {
      name: 'Work Visas',
      path: '/services/work-visas',
      note: 'H-1B, L-1, E-1/E-2 and O-1, for people and employers.',
    },
    {
      name: 'Permanent Residency',
      path: '/services/permanent-residency',
      note: 'A green card through family, work or the lottery.',
    },
    {
      name: 'Citizenship',
      path: '/services/citizenship',
      note: 'Naturalization, the test and the interview.',
    },
    {
      name: 'U-Visa',
      path: '/services/u-visa',
      note: 'Protection for people hurt by serious crimes.',
    },
    {
      name: 'Investor Visa',
      path: '/services/investor-visa',
      note: 'EB-5, E-2 and L-1A, for owners and founders.',
    },
  ],
  footerLinks: [
    { name: 'Home', path: '/' },
    { name: 'About Us', path: '/about' },
    { name: 'Immigration Updates', path: '/blog' },
    { name: 'Contact Us', path: '/contact' },
  ],
  footerServices: [
    { name: 'Family Immigration', path: '/services/family-immigration' },
    { name: 'Work Visas', path: '/services/work-visas' },
    { name: 'Citizenship', path: '/services/citizenship' },
  ],
  legalLinks: [
    { name: 'Who may help you', path: '/who-may-help-you' },
    { name: 'Privacy', path: '/privacy' },
    { name: 'Accessibility', path: '/accessibility' },
    { name: 'Disclaimer', path: '/disclaimer' },
  ],
  otherOffices: 'Also in {offices}',
  promise: 'We answer in plain words, and we tell you when the answer is no.',
  generalInformation: 'This site gives general information and is not legal advice.',
  /** Shown while the profile is the sample one. */
  sampleFirm: '{name} is a sample firm.',
  logoLink: '{name}, home',
  texts: {
    skip: 'Skip to main content',
    mainNavigation: 'Main',
    menu: 'Menu',
    services: 'Services',
    seeAllServices: 'See all services',
    bookConsultation: 'Book Consultation',
    bookingNote: 'The consultation takes 30 minutes.',
    contactUs: 'Contact Us',
    call: 'Call',
    dashboard: 'Dashboard',
    logout: 'Logout',
    quickLinks: 'Quick Links',
    ourServices: 'Our Services',
    contact: 'Contact',
    social: 'Follow us',
    legal: 'Legal',
    responsibleAttorney: 'Responsible attorney',
    allRightsReserved: 'All rights reserved.',
    newTab: 'opens in a new tab',
    notifications: 'Notifications',
    close: 'Close',
  },
}

export type FrameContent = typeof frame
