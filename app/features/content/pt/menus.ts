import type { RecordData } from '#app/features/content/record-types.ts'

export const menus: Record<string, RecordData<'menu'>> = {
  main: {
    items: [
      {
        name: 'Início',
        path: '/',
      },
      {
        name: 'Quem somos',
        path: '/about',
      },
      {
        name: 'Blog',
        path: '/blog',
      },
      {
        name: 'Perguntas',
        path: '/faq',
      },
      {
        name: 'Contato',
        path: '/contact',
      },
    ],
  },
  'footer-links': {
    items: [
      {
        name: 'Início',
        path: '/',
      },
      {
        name: 'Quem somos',
        path: '/about',
      },
      {
        name: 'Notícias de imigração',
        path: '/blog',
      },
      {
        name: 'Fale conosco',
        path: '/contact',
      },
    ],
  },
  'footer-services': {
    items: [
      {
        name: 'Imigração familiar',
        path: '/services/family-immigration',
      },
      {
        name: 'Vistos de trabalho',
        path: '/services/work-visas',
      },
      {
        name: 'Residência permanente',
        path: '/services/permanent-residency',
      },
      {
        name: 'Cidadania',
        path: '/services/citizenship',
      },
      {
        name: 'Visto U',
        path: '/services/u-visa',
      },
      {
        name: 'Visto de investidor',
        path: '/services/investor-visa',
      },
    ],
  },
  legal: {
    items: [
      { name: 'Ajuda urgente', path: '/urgent' },
      { name: 'O que vale agora', path: '/what-applies-now' },
      { name: 'Honorários e taxas', path: '/fees' },
      { name: 'O que mudou', path: '/changes' },
      {
        name: 'Quem pode ajudar você',
        path: '/who-may-help-you',
      },
      {
        name: 'Glossário',
        path: '/glossary',
      },
      {
        name: 'Privacidade',
        path: '/privacy',
      },
      {
        name: 'Acessibilidade',
        path: '/accessibility',
      },
      {
        name: 'Aviso jurídico',
        path: '/disclaimer',
      },
    ],
  },
}
