import type { RecordData } from '#app/features/content/record-types.ts'

export const visaBulletin: RecordData<'page'> = {
  layout: 'bulletin',
  slug: 'meu-lugar-na-fila',
  title: 'Meu lugar na fila',
  description:
    'As últimas datas do Boletim de Vistos, por fila e país de nascimento, e onde está a sua data de prioridade.',
  subtitle:
    'Para a residência permanente (green card) por família ou trabalho pode haver uma fila. Veja onde estava a sua data no último boletim que temos.',
}
