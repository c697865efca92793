import type { RecordData } from '#app/features/content/record-types.ts'

export const glossary: RecordData<'page'> = {
  layout: 'glossary',
  slug: 'glossaire',
  title: 'Glossaire',
  description:
    'Les mots du droit américain de l’immigration et leur sens, d’ajustement de statut à numéro de visa, avec les autres noms qu’on leur donne.',
  subtitle:
    'Les mots que vous trouverez dans les papiers d’immigration, et ce qu’ils veulent dire.',
}
