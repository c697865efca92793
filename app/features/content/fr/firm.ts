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
      name: 'anglais',
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
  advertisingLabel: 'Publicité d’avocat (attorney advertising)',
  publishing: {
    checklist: 'advisory',
    glossary: {
      forbidden: [
        'meilleur*',
        'le mieux noté',
        'la mieux notée',
        'les mieux notés',
        'incomparable*',
        'expert*',
        'spécialiste*',
        'spécialité*',
        'spécialisé*',
        'spécialisation*',
        'numéro un',
        'sans égal',
        'imbattable*',
        'le plus expérimenté',
        'les plus expérimentés',
        'cabinet leader',
        'mieux que les autres',
        'contrairement aux autres cabinets',
        'garanti*',
        'taux de réussite',
        'taux de succès',
        'sans risque*',
        'aucun risque',
        'nous gagnerons',
        'nous gagnons toujours',
        'jamais perdu',
        'avocat-notaire*',
        'notaire en immigration',
        'notaires en immigration',
        'notaire* d’immigration',
      ],
      allowed: [
        'profession* spécialisée*',
        'connaissance* spécialisée*',
        'témoin* expert*',
        'rapport* d’expert*',
        'avis d’expert*',
        'expertise* médicale*',
      ],
    },
  },
  whatsapp: null,
  consultation: {
    fee: null,
    includes: null,
  },
  promises: {},
  since: null,
  memberships: [],
}
