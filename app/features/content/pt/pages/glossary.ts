import type { RecordData } from '#app/features/content/record-types.ts'

export const glossary: RecordData<'page'> = {
  layout: 'glossary',
  slug: 'glossario',
  title: 'Glossário',
  description:
    'Palavras do direito de imigração dos EUA e o que significam, de ajuste de status a número de visto, com os outros nomes que as pessoas usam.',
  subtitle: 'Palavras que você vai encontrar em documentos de imigração, e o que significam.',
}
