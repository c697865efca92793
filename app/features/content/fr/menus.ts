import type { RecordData } from '#app/features/content/record-types.ts'

export const menus: Record<string, RecordData<'menu'>> = {
  main: {
    items: [
      {
        name: 'Accueil',
        path: '/',
      },
      {
        name: 'À propos',
        path: '/about',
      },
      {
        name: 'Blog',
        path: '/blog',
      },
      {
        name: 'Questions',
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
        name: 'Accueil',
        path: '/',
      },
      {
        name: 'À propos',
        path: '/about',
      },
      {
        name: 'Actualités',
        path: '/blog',
      },
      {
        name: 'Nous contacter',
        path: '/contact',
      },
    ],
  },
  'footer-services': {
    items: [
      {
        name: 'Immigration familiale',
        path: '/services/family-immigration',
      },
      {
        name: 'Visas de travail',
        path: '/services/work-visas',
      },
      {
        name: 'Résidence permanente',
        path: '/services/permanent-residency',
      },
      {
        name: 'Citoyenneté',
        path: '/services/citizenship',
      },
      {
        name: 'Visa U',
        path: '/services/u-visa',
      },
      {
        name: 'Visa d’investisseur',
        path: '/services/investor-visa',
      },
    ],
  },
  legal: {
    items: [
      { name: 'Aide urgente', path: '/urgent' },
      { name: 'Ce qui s’applique maintenant', path: '/what-applies-now' },
      { name: 'Frais et honoraires', path: '/fees' },
      { name: 'Ce qui a changé', path: '/changes' },
      {
        name: 'Qui peut vous aider',
        path: '/who-may-help-you',
      },
      {
        name: 'Glossaire',
        path: '/glossary',
      },
      {
        name: 'Confidentialité',
        path: '/privacy',
      },
      {
        name: 'Accessibilité',
        path: '/accessibility',
      },
      {
        name: 'Avertissement',
        path: '/disclaimer',
      },
    ],
  },
}
