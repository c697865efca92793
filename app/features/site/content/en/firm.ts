import type { FirmProfile } from '#app/features/site/firm.ts'

// Fictional: reserved numbers and mail domain, people called samples without bar numbers. Replace every value; the
// start warns until then.
export const firm: FirmProfile = {
  name: 'Alder & Quill Immigration Law',
  logo: { first: 'Alder & Quill', second: 'Immigration Law' },
  offices: [
    {
      name: 'Arlington, VA',
      street: '1200 Sample Street, Suite 300',
      city: 'Arlington',
      state: 'VA',
      zip: '22201',
      phone: '+17035550142',
      parking: 'Park in the garage under the building.',
    },
    {
      name: 'Houston, TX',
      street: '500 Sample Avenue, Suite 210',
      city: 'Houston',
      state: 'TX',
      zip: '77002',
      phone: '+17135550187',
      parking: 'Park behind the building.',
    },
  ],
  phone: '+17035550142',
  email: 'hello@example.com',
  hours: {
    weekdays: [1, 2, 3, 4, 5],
    opens: '09:00',
    closes: '17:00',
    timeZone: 'America/New_York',
    closedOn: ['2026-11-26', '2026-12-25', '2027-01-01'],
  },
  languages: [{ name: 'English', tag: 'en' }],
  socials: [
    { network: 'facebook', url: 'https://www.facebook.com/' },
    { network: 'twitter', url: 'https://x.com/' },
    { network: 'instagram', url: 'https://www.instagram.com/' },
    { network: 'linkedin', url: 'https://www.linkedin.com/' },
  ],
  founder: { name: 'Sample Founder', role: 'Founder & CEO' },
  responsibleAttorney: { name: 'Sample Attorney', office: 'Arlington, VA' },
  admissions: [
    {
      attorney: 'Sample Founder',
      jurisdiction: 'Virginia',
      registerName: 'Virginia State Bar',
      registerUrl: 'https://www.vsb.org/',
      number: null,
    },
    {
      attorney: 'Sample Attorney',
      jurisdiction: 'Texas',
      registerName: 'State Bar of Texas',
      registerUrl: 'https://www.texasbar.com/',
      number: null,
    },
  ],
  advertisingLabel: 'Attorney advertising',
  publishing: {
    checklist: 'advisory',
    glossary: {
      forbidden: [
        // A state must have granted these rankings and titles first.
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
        // Comparisons that no one can check.
        'better than other*',
        'better than any*',
        'unlike other law firm*',
        // Results promised.
        'guarantee*',
        'success rate*',
        'risk-free',
        'no risk',
        'we will win',
        'we always win',
        'never lose*',
        'never lost',
        // Misleading titles: a notary here is not a lawyer.
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
}
