import type { Frame, FrameFirm, FrameTexts } from '#app/ui/frame/frame.ts'

export function aFrame(changes: Partial<Frame> = {}): Frame {
  return {
    firm,
    navigation: [
      { name: 'Home', path: '/' },
      { name: 'About Us', path: '/about' },
      { name: 'Blog', path: '/blog' },
      { name: 'FAQ', path: '/faq' },
      { name: 'Contact', path: '/contact' },
    ],
    servicesPath: '/services',
    services: [1, 2, 3, 4, 5, 6].map((number) => ({
      name: `Service ${number}`,
      path: `/services/${number}`,
      note: 'One line.',
    })),
    footerLinks: [{ name: 'Immigration Updates', path: '/blog' }],
    footerServices: [{ name: 'Service 1', path: '/services/1' }],
    legalLinks: [{ name: 'Privacy', path: '/privacy' }],
    dashboardPath: '/dashboard',
    logoutPath: '/logout',
    currentPath: '/',
    signedIn: false,
    bookingHref: 'https://book.example/',
    intakeHref: 'https://intake.example/',
    year: 2026,
    toasts: [],
    texts,
    ...changes,
  }
}

const firm: FrameFirm = {
  name: 'Sample & Sample',
  tagline: 'Immigration Law',
  addressLines: ['1 Sample Street', 'Arlington, VA 22201'],
  phone: { display: '(703) 555-0100', href: 'tel:+17035550100' },
  email: 'hello@example.com',
  secondOffice: 'Second office: Sampletown',
  responsibleAttorney: 'Sample Founder, Arlington, VA',
  advertising: 'Attorney advertising.',
  socials: (['facebook', 'twitter', 'instagram', 'linkedin'] as const).map((network) => ({
    network,
    href: `https://${network}.example/`,
  })),
  promise: 'We answer.',
}

const texts: FrameTexts = {
  skip: 'Skip to main content',
  logoLink: 'Sample & Sample Immigration Law, home',
  mainNavigation: 'Main',
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
  responsibleAttorney: 'Responsible attorney',
  allRightsReserved: 'All rights reserved.',
  newTab: 'opens in a new tab',
  notifications: 'Notifications',
  close: 'Close',
}
