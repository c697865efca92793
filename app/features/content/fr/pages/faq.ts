import type { RecordData } from '#app/features/content/record-types.ts'

export const faq: RecordData<'page'> = {
  layout: 'faq',
  slug: 'questions-frequentes',
  title: 'Questions fréquentes',
  description:
    'Des réponses sur les pétitions familiales, les visas de travail et d’investisseur, l’asile, le visa U et la citoyenneté, et sur votre première conversation avec un avocat de l’immigration.',
  subtitle:
    'Des réponses à ce que l’on nous demande le plus. Elles sont générales, et votre dossier peut être différent.',
  sections: [
    {
      id: 'family',
      title: 'Immigration par la famille',
    },
    {
      id: 'work',
      title: 'Visas de travail et d’investisseur',
    },
    {
      id: 'humanitarian',
      title: 'Immigration humanitaire',
      more: { text: 'Aide urgente', href: '/urgent' },
    },
    {
      id: 'citizenship',
      title: 'Citoyenneté et naturalisation',
    },
    {
      id: 'general',
      title: 'Questions générales sur l’immigration',
      more: { text: 'Réponses courtes à d’autres questions', href: '/answers' },
    },
  ],
  more: {
    title: 'Vous avez d’autres questions ?',
    text: 'Appelez-nous, ou envoyez-nous un message.',
  },
}
