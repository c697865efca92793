import type { peopleTexts as english } from '#app/features/site/texts/en/people.ts'

export const peopleTexts: typeof english = {
  about: { text: 'Quiénes somos', path: '/about' },
  breadcrumb: 'Usted está aquí',
  description:
    '{name}, {role}: idiomas, licencias y cómo verificarlas, y su trabajo en nuestro bufete.',
  languages: 'Idiomas',
  since: 'En derecho de inmigración desde',
  directLine: 'Línea directa',
  bookConsultation: 'Reservar consulta',
  biography: 'Trayectoria',
  licenses: 'Licencias',
  admitted: 'desde {year}',
  register: 'Verificar en el registro: {register}',
  howToCheck: { text: 'Cómo verificar una licencia', path: '/who-may-help-you' },
  services: 'Trabaja en estos casos',
  posts: 'Artículos',
  wrote: 'Escritos',
  reviewed: 'Revisados',
}
