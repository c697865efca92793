import type * as english from '#app/features/site/texts/en/people.ts'

export const peopleTexts: typeof english.peopleTexts = {
  about: { text: 'Quem somos', path: '/about' },
  breadcrumb: 'Você está aqui',
  description:
    '{name}, {role}: idiomas, licenças e como verificá-las, e o trabalho no nosso escritório.',
  languages: 'Idiomas',
  since: 'No direito de imigração desde',
  directLine: 'Telefone direto',
  bookConsultation: 'Marcar consulta',
  biography: 'Trajetória',
  licenses: 'Licenças',
  admitted: 'desde {year}',
  register: 'Verifique no registro: {register}',
  howToCheck: { text: 'Como verificar uma licença', path: '/who-may-help-you' },
  services: 'Trabalha nestes casos',
  posts: 'Artigos',
  wrote: 'Escritos',
  reviewed: 'Revisados',
}
