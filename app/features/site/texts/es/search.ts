import type { EntryKind } from '#app/features/site/search/search-index.ts'
import type { searchTexts as english } from '#app/features/site/texts/en/search.ts'
import { counted } from '#app/platform/texts/counted-text.ts'

const kinds: Record<EntryKind, string> = {
  service: 'Servicio',
  page: 'Página',
  question: 'Pregunta y respuesta',
  answer: 'Respuesta',
  term: 'Glosario',
  change: 'Qué ha cambiado',
  country: 'País',
  person: 'Nuestro equipo',
  post: 'Artículo',
}

const urgent = { text: 'Ayuda urgente', path: '/urgent' }
const services = { text: 'Nuestros servicios', path: '/services' }

export const searchTexts: typeof english = {
  title: 'Buscar',
  titleFor: 'Buscar: {query}',
  subtitle: 'Busque en nuestros servicios, respuestas, equipo y artículos.',
  label: 'Buscar en este sitio',
  placeholder: 'Por ejemplo: tarjeta verde para mi hermana',
  search: 'Buscar',
  found: counted('es', {
    one: '{count} resultado',
    many: '{count} de resultados',
    other: '{count} resultados',
  }),
  foundFirst: 'Los primeros {count} resultados',
  noneFound: 'No encontramos nada sobre eso.',
  noneFoundHelp: 'Pruebe con otras palabras, empiece por una de estas opciones o pregúntenos.',
  limited: 'Ha buscado muchas veces. Por favor, espere un minuto, o llámenos.',
  start: 'Escriba unas palabras, o elija una de estas opciones.',
  urgent,
  services,
  message: { text: 'Enviar un mensaje', path: '/contact#message' },
  call: 'Llamar al {phone}',
  ways: [
    urgent,
    services,
    { text: 'Preguntas y respuestas', path: '/faq' },
    { text: 'Artículos', path: '/blog' },
  ],
  elsewhere: 'Tal vez busca',
  everywhere: 'Buscar en todo el sitio',
  needsScript: 'Para buscar, active JavaScript en su navegador.',
  failed: 'La búsqueda no funcionó. Por favor, intente de nuevo.',
  kinds,
}
