import type { RecordData } from '#app/features/content/record-types.ts'

export const countries: RecordData<'page'> = {
  layout: 'countries',
  slug: 'paises',
  title: 'Países',
  description:
    'Qué se aplica a las personas de países de África y Sudamérica: reglas de entrada, fianza de visa, visas de tratado y lotería, con su fuente.',
  subtitle:
    'Busque su país y lea qué se aplica. Para la lotería, lo que cuenta es el país donde usted nació.',
}
