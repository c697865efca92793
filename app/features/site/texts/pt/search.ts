import type * as english from '#app/features/site/texts/en/search.ts'
import { counted } from '#app/platform/texts/counted-text.ts'

const urgent = { text: 'Ajuda urgente', path: '/urgent' }
const services = { text: 'Nossos serviços', path: '/services' }

export const searchTexts: typeof english.searchTexts = {
  title: 'Buscar',
  titleFor: 'Busca: {query}',
  subtitle: 'Procure nos nossos serviços, respostas, equipe e artigos.',
  label: 'Buscar neste site',
  placeholder: 'Por exemplo: green card para minha irmã',
  search: 'Buscar',
  found: counted('pt', {
    one: '{count} resultado',
    many: '{count} de resultados',
    other: '{count} resultados',
  }),
  foundFirst: 'Os primeiros {count} resultados',
  noneFound: 'Não achamos nada sobre isso.',
  noneFoundHelp: 'Tente outras palavras, comece por uma destas opções ou fale conosco.',
  limited: 'Você fez muitas buscas. Espere um minuto ou ligue para nós.',
  start: 'Escreva algumas palavras ou escolha uma destas opções.',
  urgent,
  services,
  message: { text: 'Enviar uma mensagem', path: '/contact#message' },
  call: 'Ligar: {phone}',
  ways: [
    urgent,
    services,
    { text: 'Perguntas e respostas', path: '/faq' },
    { text: 'Artigos', path: '/blog' },
  ],
  elsewhere: 'Talvez você esteja procurando',
  everywhere: 'Buscar no site inteiro',
  needsScript: 'Para buscar, ative o JavaScript no seu navegador.',
  failed: 'A busca não funcionou. Tente de novo.',
  kinds: {
    service: 'Serviço',
    page: 'Página',
    question: 'Pergunta e resposta',
    answer: 'Resposta',
    term: 'Glossário',
    change: 'O que mudou',
    country: 'País',
    person: 'Nossa equipe',
    post: 'Artigo',
  },
}
