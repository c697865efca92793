import type { RecordData } from '#app/features/content/record-types.ts'

export const uVisa: RecordData<'service'> = {
  slug: 'visto-u',
  name: 'Visto U',
  note: 'Proteção para vítimas de crimes graves.',
  description:
    'Proteção para quem sofreu um crime grave nos Estados Unidos e ajuda a polícia ou um promotor: quem pode pedir, o que acontece e quanto tempo leva.',
  icon: 'shield-check',
  art: 'door',
  topics: ['humanit', 'asil', 'crim', 'visto u', 'visa u', 'u-visa', 'asylum'],
  quickExit: true,
  card: {
    description: 'Para quem sofreu um crime grave aqui e ajuda a polícia ou um promotor.',
    features: [
      'Verificar se você cumpre as condições',
      'A certificação policial',
      'Sua família no mesmo caso',
      'Perdão (waiver) para problemas do passado',
    ],
  },
  hero: {
    title: 'Visto U para vítimas de crimes',
    subtitle: 'Você pode pedir mesmo sem nenhum status de imigração.',
  },
  sections: [
    {
      kind: 'conditions',
      id: 'conditions',
      title: 'É para você?',
      lead: 'Estas quatro coisas precisam ser verdade.',
      items: [
        'Você foi vítima de um crime que conta (veja abaixo), e ele causou a você danos físicos ou psicológicos.',
        'O crime aconteceu nos Estados Unidos, ou violou leis dos EUA.',
        'Você tem informações sobre o crime. No caso de uma criança, o pai ou a mãe pode ter essas informações.',
        'Você ajuda a polícia ou um promotor, já ajudou ou aceita ajudar.',
      ],
    },
    {
      kind: 'offerings',
      id: 'options',
      title: 'Quais crimes contam?',
      lead: 'A lei cita estes crimes e mais alguns. Crimes parecidos também podem contar, e uma tentativa também pode.',
      items: [
        {
          title: 'Violência em casa e violência sexual',
          description: 'A lei cita {uvisa.crimes-home}.',
          details: [],
          requirements: [],
        },
        {
          title: 'Ataques a uma pessoa',
          description: 'A lei cita {uvisa.crimes-attacks}.',
          details: [],
          requirements: [],
        },
        {
          title: 'Cativeiro',
          description: 'A lei cita {uvisa.crimes-captivity}.',
          details: [],
          requirements: [],
        },
        {
          title: 'Exploração',
          description: 'A lei cita {uvisa.crimes-exploitation}.',
          details: [],
          requirements: [],
        },
        {
          title: 'Ameaças e crimes contra a justiça',
          description: 'A lei cita {uvisa.crimes-justice}.',
          details: [],
          requirements: [],
        },
        {
          title: 'Roubo ou assalto',
          description: '{uvisa.robbery}',
          details: [],
          requirements: [],
        },
      ],
    },
    {
      kind: 'beforeYouCall',
      id: 'before-you-call',
      howLong:
        'A espera é de {uvisa.wait}, porque só {uvisa.cap} vistos U vão para vítimas por ano. {uvisa.first-review} {uvisa.fee}',
      whatToBring: [
        'Só os documentos que você possa levar sem correr perigo',
        'O número do boletim de ocorrência (police report), se você tiver',
        'Nomes e datas, mesmo que só de memória',
      ],
      title: 'Antes de ligar',
    },
    {
      kind: 'reasons',
      id: 'why',
      lead: 'Antes de tudo, perguntamos onde e quando é seguro ligar para você.',
      notes: [
        {
          start: 'Fica entre nós.',
          text: 'O que você conta aos nossos advogados sobre o seu caso é sigiloso, mesmo que nunca nos contrate.',
        },
        {
          start: 'Falamos primeiro do risco.',
          text: '{denial.court} Por isso, olhamos com você toda a sua história antes de dar entrada em qualquer coisa.',
        },
      ],
      title: 'Por que nos escolher',
      link: { text: 'Quem pode ajudar você', href: '/who-may-help-you' },
    },
    {
      kind: 'offerings',
      id: 'offerings',
      title: 'Como ajudamos',
      items: [
        {
          title: 'Verificar se você cumpre as condições',
          description:
            'Vemos também o visto T, para vítimas de tráfico de pessoas, e a VAWA, para quem sofreu maus-tratos na família.',
          details: [],
          requirements: [],
        },
        {
          title: 'Pedir a certificação policial',
          description:
            'Só a pedimos se você concordar. Se um órgão se recusar a assinar, talvez outro possa.',
          details: [],
          requirements: [],
        },
        {
          title: 'Incluir a sua família',
          description: '{uvisa.family} {uvisa.family-young}',
          details: [],
          requirements: [],
        },
        {
          title: 'Pedir o perdão de problemas do passado',
          description:
            'Algo do seu passado, como uma entrada irregular, pode ser um obstáculo. Com um perdão (waiver), o governo pode desconsiderar isso.',
          details: [],
          requirements: [],
        },
      ],
    },
    {
      kind: 'steps',
      id: 'steps',
      title: 'Passo a passo',
      items: [
        {
          title: 'Primeira consulta',
          description: 'Você conta em particular o que aconteceu, e nós escutamos.',
        },
        {
          title: 'Certificação policial',
          description:
            'A polícia, um promotor ou um juiz assina o formulário I-918 Supplement B para dizer que você ajudou.',
        },
        {
          title: 'Seu relato',
          description: 'Escrevemos com você o que aconteceu, com as suas próprias palavras.',
        },
        { title: 'Envio', description: 'Você lê tudo, ou nós lemos para você, antes de assinar.' },
        {
          title: 'Espera',
          description:
            'A agência de imigração (USCIS) analisa o seu caso uma primeira vez. Depois, ela pode dar a você uma permissão de trabalho enquanto você espera.',
        },
        {
          title: 'Decisão',
          description:
            'Se a petição for aprovada, você passa a ter o status U. Depois de {uvisa.adjustment-years} de presença contínua com ele, você pode pedir o green card (a residência permanente).',
        },
      ],
    },
    { kind: 'people', id: 'people', title: 'Quem faz este trabalho' },
    {
      kind: 'call',
      id: 'closing',
      title: 'Você decide até onde ir',
      text: 'Você pode encerrar a conversa quando quiser, e decide o que nos conta.',
    },
  ],
  order: 50,
}
