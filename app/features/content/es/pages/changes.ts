import type { RecordData } from '#app/features/content/record-types.ts'

export const changes: RecordData<'page'> = {
  layout: 'changes',
  slug: 'que-ha-cambiado',
  title: 'Qué ha cambiado',
  description:
    'Los cambios de la ley de inmigración de Estados Unidos por mes: qué cambió, a quién afecta, desde y hasta cuándo, qué hacer, y la fuente.',
  subtitle:
    'Por mes, lo más nuevo primero. Junto a cada cambio están su fuente y su fecha; pregúntenos antes de actuar.',
}
