import type { RecordData } from '#app/features/content/record-types.ts'

// Fictional: reserved numbers and mail domain, people called samples without bar numbers. The start warns until a firm
// has published its own.
export const firm: RecordData<'firm'> = {
  name: 'Alder & Quill Immigration Law',
  logo: {
    first: 'Alder & Quill',
    second: 'Immigration Law',
  },
  logoMark: 'leaf',
  logoImage: null,
  accent: null,
  phone: '+17035550142',
  email: 'hello@example.com',
  hours: {
    weekdays: [1, 2, 3, 4, 5],
    opens: '09:00',
    closes: '17:00',
    timeZone: 'America/New_York',
    closedOn: ['2026-11-26', '2026-12-25', '2027-01-01'],
  },
  siteLanguages: { es: true, pt: true, fr: true },
  languages: [
    {
      name: 'English',
      tag: 'en',
    },
  ],
  bookingUrl: null,
  intakeUrl: null,
  socials: [
    {
      network: 'facebook',
      url: 'https://www.facebook.com/',
    },
    {
      network: 'twitter',
      url: 'https://x.com/',
    },
    {
      network: 'instagram',
      url: 'https://www.instagram.com/',
    },
    {
      network: 'linkedin',
      url: 'https://www.linkedin.com/',
    },
  ],
  responsibleAttorney: {
    name: 'Sample Attorney',
    office: 'Arlington, VA',
  },
  advertisingLabel: 'Attorney advertising',
  publishing: {
    checklist: 'advisory',
    glossary: {
      forbidden: [
        'best',
        'expert*',
        'specialist*',
        'specialty',
        'specializ*',
        'specialis*',
        'top-rated',
        'number one',
        'unmatched',
        'unbeatable',
        'most experienced',
        'leading law firm*',
        'leading lawyer*',
        'leading attorney*',
        'better than other*',
        'better than any*',
        'unlike other law firm*',
        'guarantee*',
        'success rate*',
        'risk-free',
        'no risk',
        'we will win',
        'we always win',
        'never lose*',
        'never lost',
        'notario*',
        'notaria',
        'notarias',
        'licenciado*',
        'licenciada*',
      ],
      allowed: [
        'specialty occupation*',
        'expert witness*',
        'expert opinion*',
        'best interest* of the child',
        'best interest* of a child',
        'best interest determination*',
      ],
    },
  },
  whatsapp: null,
  consultation: {
    fee: '$150 (sample)',
    includes: null,
  },
  promises: {},
  since: null,
  memberships: [],
}
