import type { RecordData } from '#app/features/content/record-types.ts'

export const answers: RecordData<'page'> = {
  layout: 'answers',
  slug: 'respostas',
  title: 'Respostas',
  description:
    'Respostas curtas ao que as pessoas perguntam primeiro a um advogado de imigração: o ICE na porta, o tribunal, a família, DACA, TPS, asilo, viagem e custo.',
  subtitle:
    'Respostas curtas ao que as pessoas nos perguntam primeiro. Cada uma traz a sua fonte, a data dela e quando falar com um advogado.',
}
