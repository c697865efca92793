import type { RecordData } from '#app/features/content/record-types.ts'

export const countries: RecordData<'page'> = {
  layout: 'countries',
  slug: 'pays',
  title: 'Pays',
  description:
    'Ce qui s’applique aux personnes de pays d’Afrique et d’Amérique du Sud : restriction d’entrée, caution, visas de traité et loterie, chaque point avec sa source.',
  subtitle:
    'Cherchez votre pays et lisez ce qui s’applique. Pour la loterie, c’est le pays où vous êtes né qui décide.',
}
