import type { RecordData } from '#app/features/content/record-types.ts'

export const countries: RecordData<'page'> = {
  layout: 'countries',
  slug: 'countries',
  title: 'Countries',
  description:
    'What applies to people from countries of Africa and South America: entry rules, visa bond, treaty visas and the lottery, each with its source.',
  subtitle:
    'Look for your country, and read what applies to people from there. For the lottery, the country where you were born decides.',
}
