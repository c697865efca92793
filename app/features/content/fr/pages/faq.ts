import type { RecordData } from '#app/features/content/record-types.ts'

export const faq: RecordData<'page'> = {
  layout: 'faq',
  slug: 'questions-frequentes',
  title: 'Questions fréquentes',
  description:
    'Pétitions familiales, visas de travail et d’investisseur, asile, visa U, citoyenneté, et votre première conversation avec un avocat : nos réponses.',
  subtitle:
    'Voici les questions que l’on nous pose le plus souvent. Les réponses sont générales, et votre dossier peut être différent.',
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
