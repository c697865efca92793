import type { RecordData } from '#app/features/content/record-types.ts'

export const visaBulletin: RecordData<'page'> = {
  layout: 'bulletin',
  slug: 'meu-lugar-na-fila',
  title: 'Meu lugar na fila',
  description:
    'As datas do último Boletim de Vistos que temos, por fila e país de nascimento, e onde fica entre elas a sua data de prioridade.',
  subtitle:
    'Para a residência permanente (green card) pela família ou pelo trabalho, pode haver uma fila. Veja onde estava a sua data no último boletim que temos.',
}
