import { frame } from '#app/features/site/content/en/frame.ts'
import type { Frame, FrameFirm } from '#app/ui/frame/frame.ts'

export function aFrame(changes: Partial<Frame> = {}): Frame {
  return {
    firm,
    navigation: frame.navigation,
    services: [1, 2, 3, 4, 5, 6].map((number) => ({
      name: `Service ${number}`,
      path: `/services/${number}`,
      note: 'One line.',
    })),
    footerLinks: [{ name: 'Immigration Updates', path: '/blog' }],
    footerServices: [{ name: 'Service 1', path: '/services/1' }],
    legalLinks: [{ name: 'Privacy', path: '/privacy' }],
    currentPath: '/',
    signedIn: false,
    bookingHref: 'https://book.example/',
    intakeHref: 'https://intake.example/',
    year: 2026,
    toasts: [],
    texts: { ...frame.texts, logoLink: 'Sample & Sample Immigration Law, home' },
    ...changes,
  }
}

const firm: FrameFirm = {
  name: 'Sample & Sample',
  tagline: 'Immigration Law',
  addressLines: ['1 Sample Street', 'Arlington, VA 22201'],
  phone: { display: '(703) 555-0100', href: 'tel:+17035550100' },
  email: 'hello@example.com',
  responsibleAttorney: 'Sample Founder, Arlington, VA',
  advertising: 'Attorney advertising.',
  socials: (['facebook', 'twitter', 'instagram', 'linkedin'] as const).map((network) => ({
    network,
    href: `https://${network}.example/`,
  })),
  promise: 'We answer.',
}
