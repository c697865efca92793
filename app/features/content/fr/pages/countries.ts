import type { RecordData } from '#app/features/content/record-types.ts'

export const countries: RecordData<'page'> = {
  layout: 'countries',
  slug: 'pays',
  title: 'Pays',
  description:
    'Pays d’Afrique et d’Amérique du Sud : ce qui s’applique à l’entrée, la caution, les visas de traité et la loterie, chaque point avec sa source.',
  subtitle:
    'Cherchez votre pays et lisez ce qui s’applique. Pour la loterie, c’est le pays de naissance qui décide.',
}
