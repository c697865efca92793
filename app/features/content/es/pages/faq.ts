import type { RecordData } from '#app/features/content/record-types.ts'

export const faq: RecordData<'page'> = {
  layout: 'faq',
  slug: 'preguntas-frecuentes',
  title: 'Preguntas frecuentes',
  description:
    'Respuestas sobre peticiones familiares, visas de trabajo y de inversionista, asilo, visas U, ciudadanía y su primera conversación con un abogado.',
  subtitle:
    'Estas son las preguntas que más nos hacen. Las respuestas son generales, y su caso puede ser distinto.',
  sections: [
    {
      id: 'family',
      title: 'Inmigración por familia',
    },
    {
      id: 'work',
      title: 'Visas de trabajo e inversión',
    },
    {
      id: 'humanitarian',
      title: 'Inmigración humanitaria',
      more: { text: 'Ayuda urgente', href: '/urgent' },
    },
    {
      id: 'citizenship',
      title: 'Ciudadanía y naturalización',
    },
    {
      id: 'general',
      title: 'Preguntas generales de inmigración',
      more: { text: 'Respuestas cortas a otras preguntas', href: '/answers' },
    },
  ],
  more: {
    title: '¿Tiene más preguntas?',
    text: 'Llámenos o envíenos un mensaje.',
  },
}
