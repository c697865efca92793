import type { RecordData } from '#app/features/content/record-types.ts'

export const answers: RecordData<'page'> = {
  layout: 'answers',
  slug: 'reponses',
  title: 'Réponses',
  description:
    'Réponses courtes aux premières questions posées à un avocat en immigration : l’ICE à la porte, le tribunal, la famille, le DACA, le TPS, l’asile, les voyages et les frais.',
  subtitle:
    'Réponses courtes aux questions que l’on nous pose d’abord. Chacune donne la date de sa source et dit quand parler à un avocat.',
}
