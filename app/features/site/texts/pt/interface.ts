import type * as english from '#app/features/site/texts/en/interface.ts'

export const notFound: typeof english.notFound = {
  title: 'Página não encontrada',
  text: 'A página que você procura não existe ou mudou de lugar.',
  returnHome: 'Voltar ao início',
  goBack: 'Voltar',
  urgent: { question: 'É urgente?', text: 'Ajuda urgente', path: '/urgent' },
  consoleMessage: 'Página não encontrada: este endereço não existe no site ou mudou de lugar.',
}

export const failure: typeof english.failure = {
  title: 'Algo deu errado',
  text: 'O erro é nosso, não seu. Tente de novo daqui a pouco. Se precisar de nós agora, ligue ou mande um e-mail.',
  returnHome: 'Voltar ao início',
  contact: 'Fale conosco',
}

export const serviceTexts: typeof english.serviceTexts = {
  breadcrumb: 'Você está aqui',
  services: { text: 'Serviços', path: '/services' },
  learnMore: 'Saiba mais',
  learnMoreAbout: 'sobre {title}',
  contact: { text: 'Fale conosco', path: '/contact' },
  bookConsultation: 'Marcar consulta',
  related: 'Leia mais',
  call: 'Ligar: {phone}',
  forWhom: 'Para quem é',
  details: 'O que fazemos',
  requirements: 'O que a lei exige',
  beforeYouCall: {
    whoMayApply: 'Quem pode pedir',
    howLong: 'Quanto tempo leva',
    whatToBring: 'O que ter em mãos',
  },
  leave: {
    label: 'Sair deste site rapidamente',
    danger: { question: 'Está em perigo agora?', call: 'Ligue para o 911', href: 'tel:911' },
    urgent: { text: 'Ajuda urgente', path: '/urgent' },
    question: 'Usa um celular ou computador compartilhado?',
    promise: 'O botão leva a uma página de previsão do tempo.',
    keys: 'No teclado, aperte Shift três vezes.',
    limits: 'Ele não apaga o histórico do navegador.',
    button: 'Sair deste site rapidamente',
    href: 'https://www.weather.gov/',
  },
}

export const reviewText = 'Revisado por {reviewer}, {date}'

export const glossaryTexts: typeof english.glossaryTexts = {
  letters: 'De A a Z',
  alsoCalled: 'Outros nomes: {names}.',
}

export const answerTexts: typeof english.answerTexts = {
  all: 'Todas as respostas',
  others: 'Outras respostas',
  topics: {
    danger: 'Perigo, polícia e tribunal',
    family: 'Família',
    work: 'Trabalho e investimento',
    status: 'Asilo, DACA, TPS e green cards',
    travel: 'Vistos e viagens',
    firm: 'Você e nós',
  },
}

export const changeTexts: typeof english.changeTexts = {
  contents: 'Por mês',
  month: '{month} de {year}',
  affected: 'Quem é afetado:',
  since: 'A partir de {from}',
  between: 'De {from} até {until}',
  source: 'Fonte: {name}, situação em {date}.',
  all: 'Todas as mudanças',
}

export const plainPageTexts: typeof english.plainPageTexts = {
  contents: 'Nesta página',
  closing: {
    title: 'Escreva para nós ou ligue',
    text: 'Diga em uma linha o que aconteceu e como podemos falar com você em segurança.',
  },
  notOurWork: {
    section:
      'Não aceitamos casos assim. Estes passos, e as pessoas e os grupos que eles citam, podem ajudar você.',
    closing: 'Não aceitamos casos assim: {titles}.',
  },
  saved: {
    link: 'Salvar estes passos no seu celular',
    caution:
      'O arquivo fica neste celular ou computador, nos downloads. Se alguém que agride você pode olhar ali, não salve.',
    file: 'passos.html',
    title: 'Passos',
    made: 'Este arquivo foi feito em {made}. As regras podem mudar: não confie nele depois de {until}.',
    old: 'Este arquivo foi feito em {made}, há mais de {most} dias. Pergunte quais são as regras de hoje antes de confiar nele.',
    page: 'Os passos de hoje estão em',
  },
  admission: '{attorney}, {jurisdiction}',
  admitted: 'desde {year}',
  register: 'Procure no registro: {register}',
}
