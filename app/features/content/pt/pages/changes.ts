import type { RecordData } from '#app/features/content/record-types.ts'

export const changes: RecordData<'page'> = {
  layout: 'changes',
  slug: 'o-que-mudou',
  title: 'O que mudou',
  description:
    'As mudanças na lei de imigração dos EUA, mês a mês: o que mudou, quem é afetado, desde e até quando, o que fazer, e a fonte.',
  subtitle:
    'Por mês, o mais novo primeiro. Ao lado de cada mudança estão a fonte e a data dessa informação; pergunte a nós antes de agir.',
}
