import type { aboutTexts as english } from '#app/features/site/texts/en/about.ts'

export const aboutTexts: typeof english = {
  sampleNote:
    '{name} es un bufete de ejemplo. Sus personas y sus oficinas son inventadas, y esta historia también.',
  peopleTitle: 'Nuestro equipo',
  more: 'Más sobre {name}',
  admissionsTitle: 'Dónde tienen licencia nuestros abogados',
  howToCheck: { text: 'Cómo verificar quién puede ayudarle', path: '/who-may-help-you' },
  languagesTitle: 'Idiomas',
  call: 'Llamar al {phone}',
  contact: { text: 'Contáctenos', path: '/contact' },
}
