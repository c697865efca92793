import type { RecordData } from '#app/features/content/record-types.ts'

export const countries: RecordData<'page'> = {
  layout: 'countries',
  slug: 'paises',
  title: 'Países',
  description:
    'Qué se aplica a las personas de países de África y Sudamérica: restricción de entrada, fianza, visas de tratado y lotería, cada cosa con su fuente.',
  subtitle:
    'Busque el país de su nacionalidad. Para la lotería y para el Boletín de Visas decide el país donde usted nació.',
}
