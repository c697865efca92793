import type { RecordData } from '#app/features/content/record-types.ts'

export const answers: RecordData<'page'> = {
  layout: 'answers',
  slug: 'reponses',
  title: 'Réponses',
  description:
    'Réponses courtes aux premières questions pour un avocat : l’ICE à la porte, le tribunal, la famille, le DACA, le TPS, l’asile, les voyages et les frais.',
  subtitle:
    'Réponses courtes aux questions que l’on nous pose d’abord. Chacune donne sa source, sa date, et dit quand parler à un avocat.',
}
