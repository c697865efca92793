import type { RecordData } from '#app/features/content/record-types.ts'

export const countries: RecordData<'page'> = {
  layout: 'countries',
  slug: 'paises',
  title: 'Países',
  description:
    'O que vale para pessoas de países da África e da América do Sul: regras de entrada, caução, vistos de tratado e loteria, cada um com a sua fonte.',
  subtitle:
    'Procure o seu país e leia o que vale. Para a loteria, o que decide é o país onde você nasceu.',
}
