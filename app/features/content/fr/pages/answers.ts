import type { RecordData } from '#app/features/content/record-types.ts'

export const answers: RecordData<'page'> = {
  layout: 'answers',
  slug: 'reponses',
  title: 'Réponses',
  description:
    'Réponses courtes à ce que l’on demande d’abord à un avocat : l’ICE à la porte, le tribunal, la famille, le DACA, le TPS, l’asile, les voyages, les frais.',
  subtitle:
    'Réponses courtes aux questions que l’on nous pose d’abord. Chacune donne sa source et sa date, et dit quand parler à un avocat.',
}
