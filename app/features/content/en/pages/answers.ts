import type { RecordData } from '#app/features/content/record-types.ts'

export const answers: RecordData<'page'> = {
  layout: 'answers',
  slug: 'answers',
  title: 'Answers',
  description:
    'Short answers to what people ask an immigration lawyer first: ICE at the door, a court date, a relative, DACA, TPS, asylum, travel and costs.',
  subtitle:
    'Short answers to what people ask us first. Each one gives its source, its date, and when to ask a lawyer.',
}
