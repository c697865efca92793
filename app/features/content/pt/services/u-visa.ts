import type { RecordData } from '#app/features/content/record-types.ts'

export const uVisa: RecordData<'service'> = {
  name: 'Visto U',
  note: 'Proteção para vítimas de crimes graves.',
  description:
    'Proteção para quem sofreu um crime grave nos Estados Unidos e ajuda a polícia ou um promotor: quem pode pedir, o que acontece e quanto tempo leva.',
  icon: 'shield-check',
  art: 'door',
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
    subtitle:
      'Está em perigo agora? Ligue para o 911. Você pode pedir mesmo sem nenhum status de imigração.',
  },
  conditions: {
    title: 'É para você?',
    lead: 'Os quatro pontos precisam ser verdade.',
    items: [
      'Um crime grave fez mal a você, no corpo ou na mente, como a violência doméstica.',
      'Aconteceu aqui, ou violou leis dos EUA.',
      'Você sabe algo sobre ele. Por uma criança, o pai ou a mãe pode saber.',
      'Você ajuda a polícia ou um promotor, ou aceita ajudar.',
    ],
  },
  offerings: {
    title: 'Como ajudamos',
    items: [
      {
        title: 'Verificar se você cumpre as condições',
        description: 'Também para o visto T (tráfico de pessoas) e a VAWA (violência na família).',
        details: [],
        requirements: [],
      },
      {
        title: 'Obter a certificação policial',
        description: 'Só se você concordar. Se um órgão recusar, outro pode assinar.',
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
        title: 'Pedir perdão para problemas do passado',
        description: 'Um perdão (waiver) pode desculpar uma entrada irregular.',
        details: [],
        requirements: [],
      },
    ],
  },
  beforeYouCall: {
    howLong: 'As pessoas esperam {uvisa.wait}. Só {uvisa.cap} vistos são dados a vítimas por ano.',
    whatToBring: ['O que for seguro levar'],
  },
  whyChooseUs: {
    lead: 'Diga para onde é seguro ligar.',
    notes: [
      {
        start: 'Sigilo.',
        text: 'O que você nos conta fica em sigilo, mesmo que nunca nos contrate.',
      },
    ],
  },
  closing: {
    title: 'Você pode parar a qualquer momento',
    text: 'Você escolhe o que contar.',
  },
  steps: {
    title: 'Passo a passo',
    items: [
      { title: 'Primeira consulta', description: 'Escutamos você, em particular.' },
      {
        title: 'Certificação policial',
        description:
          'Um órgão confirma por escrito que você ajudou (formulário I-918 Supplement B).',
      },
      { title: 'Seu relato', description: 'Com as suas palavras.' },
      { title: 'Envio', description: 'Você assina só o que leu.' },
      {
        title: 'Espera',
        description: 'Algumas pessoas recebem uma permissão de trabalho.',
      },
      {
        title: 'Decisão',
        description:
          'Green card (residência permanente) depois de {uvisa.adjustment-years} de presença contínua com status U.',
      },
    ],
  },
  order: 50,
}
