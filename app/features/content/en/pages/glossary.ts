import type { RecordData } from '#app/features/content/record-types.ts'

export const glossary: RecordData<'page'> = {
  layout: 'glossary',
  slug: 'glossary',
  title: 'Glossary',
  description:
    'Words of U.S. immigration law and what they mean, from adjustment of status to visa number, with the other names that people use for them.',
  subtitle: 'Words that you will meet in immigration papers, and what they mean.',
}
