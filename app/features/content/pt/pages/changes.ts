import type { RecordData } from '#app/features/content/record-types.ts'

export const changes: RecordData<'page'> = {
  layout: 'changes',
  slug: 'o-que-mudou',
  title: 'O que mudou',
  description:
    'As mudanças na lei de imigração dos EUA, mês a mês: o que mudou, quem é afetado, desde e até quando, o que fazer, e a fonte.',
  subtitle:
    'As mudanças aparecem por mês, e as mais recentes vêm primeiro. Ao lado de cada uma estão a sua fonte e a data dela; fale conosco antes de agir.',
}
