import type { RecordData } from '#app/features/content/record-types.ts'

export const menus: Record<string, RecordData<'menu'>> = {
  main: {
    items: [
      {
        name: 'Inicio',
        path: '/',
      },
      {
        name: 'Quiénes somos',
        path: '/about',
      },
      {
        name: 'Blog',
        path: '/blog',
      },
      {
        name: 'Preguntas',
        path: '/faq',
      },
      {
        name: 'Contacto',
        path: '/contact',
      },
    ],
  },
  'footer-links': {
    items: [
      {
        name: 'Inicio',
        path: '/',
      },
      {
        name: 'Quiénes somos',
        path: '/about',
      },
      {
        name: 'Noticias',
        path: '/blog',
      },
      {
        name: 'Contáctenos',
        path: '/contact',
      },
    ],
  },
  'footer-services': {
    items: [
      {
        name: 'Inmigración familiar',
        path: '/services/family-immigration',
      },
      {
        name: 'Visas de trabajo',
        path: '/services/work-visas',
      },
      {
        name: 'Residencia permanente',
        path: '/services/permanent-residency',
      },
      {
        name: 'Ciudadanía',
        path: '/services/citizenship',
      },
      {
        name: 'Visa U',
        path: '/services/u-visa',
      },
      {
        name: 'Visa de inversionista',
        path: '/services/investor-visa',
      },
    ],
  },
  legal: {
    items: [
      { name: 'Ayuda urgente', path: '/urgent' },
      { name: 'Qué se aplica ahora', path: '/what-applies-now' },
      { name: 'Costos', path: '/fees' },
      { name: 'Qué ha cambiado', path: '/changes' },
      {
        name: 'Quién puede ayudarle',
        path: '/who-may-help-you',
      },
      {
        name: 'Glosario',
        path: '/glossary',
      },
      {
        name: 'Privacidad',
        path: '/privacy',
      },
      {
        name: 'Accesibilidad',
        path: '/accessibility',
      },
      {
        name: 'Aviso legal',
        path: '/disclaimer',
      },
    ],
  },
}
