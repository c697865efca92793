import type { RecordData } from '#app/features/content/record-types.ts'

export const glossary: RecordData<'page'> = {
  layout: 'glossary',
  slug: 'glosario',
  title: 'Glosario',
  description:
    'Palabras de la ley de inmigración de Estados Unidos y qué significan, de ajuste de estatus a visa U, con los otros nombres que la gente les da.',
  subtitle: 'Palabras que encontrará en los documentos de inmigración, y qué significan.',
}
