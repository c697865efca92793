import type { RecordData } from '#app/features/content/record-types.ts'

export const visaBulletin: RecordData<'page'> = {
  layout: 'bulletin',
  slug: 'mi-lugar-en-la-fila',
  title: 'Mi lugar en la fila',
  description:
    'Las fechas del último Boletín de Visas que tenemos, por fila y país de nacimiento, y dónde está su propia fecha de prioridad.',
  subtitle:
    'Para la residencia permanente (green card) por familia o trabajo puede haber una fila. Vea dónde estaba su fecha en el último boletín que tenemos.',
}
