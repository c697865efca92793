import type * as english from '#app/features/site/texts/en/about.ts'

export const aboutTexts: typeof english.aboutTexts = {
  sampleNote:
    '{name} é um escritório de exemplo. As pessoas e os endereços são inventados, e esta história também.',
  peopleTitle: 'Nossa equipe',
  more: 'Mais sobre {name}',
  admissionsTitle: 'Onde nossos advogados têm licença',
  howToCheck: { text: 'Como verificar quem pode ajudar você', path: '/who-may-help-you' },
  languagesTitle: 'Idiomas',
  call: 'Ligar: {phone}',
  contact: { text: 'Fale conosco', path: '/contact' },
}
