import type { RecordData } from '#app/features/content/record-types.ts'

export const answers: RecordData<'page'> = {
  layout: 'answers',
  slug: 'respuestas',
  title: 'Respuestas',
  description:
    'Respuestas cortas a lo primero que la gente pregunta a un abogado: ICE en la puerta, la corte, la familia, DACA, TPS, asilo, viajes y costos.',
  subtitle:
    'Respuestas cortas a lo primero que la gente nos pregunta. Cada una da su fuente y su fecha, y dice cuándo hablar con un abogado.',
}
