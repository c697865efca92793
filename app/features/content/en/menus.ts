import type { RecordData } from '#app/features/content/record-types.ts'

export const menus: Record<string, RecordData<'menu'>> = {
  main: {
    items: [
      {
        name: 'Home',
        path: '/',
      },
      {
        name: 'About Us',
        path: '/about',
      },
      {
        name: 'Blog',
        path: '/blog',
      },
      {
        name: 'FAQ',
        path: '/faq',
      },
      {
        name: 'Contact',
        path: '/contact',
      },
    ],
  },
  'footer-links': {
    items: [
      {
        name: 'Home',
        path: '/',
      },
      {
        name: 'About Us',
        path: '/about',
      },
      {
        name: 'Immigration Updates',
        path: '/blog',
      },
      {
        name: 'Contact Us',
        path: '/contact',
      },
    ],
  },
  'footer-services': {
    items: [
      {
        name: 'Family Immigration',
        path: '/services/family-immigration',
      },
      {
        name: 'Work Visas',
        path: '/services/work-visas',
      },
      {
        name: 'Permanent Residency',
        path: '/services/permanent-residency',
      },
      {
        name: 'Citizenship',
        path: '/services/citizenship',
      },
      {
        name: 'U-Visa',
        path: '/services/u-visa',
      },
      {
        name: 'Investor Visa',
        path: '/services/investor-visa',
      },
    ],
  },
  legal: {
    items: [
      { name: 'Urgent help', path: '/urgent' },
      { name: 'What applies now', path: '/what-applies-now' },
      { name: 'Fees', path: '/fees' },
      { name: 'What changed', path: '/changes' },
      {
        name: 'Who may help you',
        path: '/who-may-help-you',
      },
      {
        name: 'Glossary',
        path: '/glossary',
      },
      {
        name: 'Privacy',
        path: '/privacy',
      },
      {
        name: 'Accessibility',
        path: '/accessibility',
      },
      {
        name: 'Disclaimer',
        path: '/disclaimer',
      },
    ],
  },
}
