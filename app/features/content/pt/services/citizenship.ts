import type { RecordData } from '#app/features/content/record-types.ts'

export const citizenship: RecordData<'service'> = {
  slug: 'cidadania',
  name: 'Cidadania',
  note: 'Naturalização, teste e entrevista.',
  description:
    'Naturalização, preparação para o teste cívico e de inglês, documentos e entrevista, para residentes permanentes que querem a cidadania.',
  icon: 'landmark',
  art: 'book',
  topics: ['cidadan', 'naturaliz'],
  quickExit: false,
  card: {
    description: 'Para residentes permanentes que querem a cidadania, agora ou mais tarde.',
    features: [
      'Naturalização',
      'Preparação para o teste',
      'Documentos',
      'Preparação para a entrevista',
    ],
  },
  hero: {
    title: 'Cidadania: do green card ao juramento',
    subtitle:
      'Preparamos com você o pedido, o teste e a entrevista. Green card quer dizer residência permanente.',
  },
  sections: [
    { kind: 'tool', id: 'tool', tool: 'filing-date' },
    {
      kind: 'comparison',
      id: 'matrix',
      title: 'Qual teste cívico é o seu?',
      columns: ['Pedido feito antes de {civics.newer.from}', 'Pedido feito desse dia em diante'],
      rows: [
        {
          label: 'Você estuda',
          cells: [{ text: '{civics.older.questions}' }, { text: '{civics.newer.questions}' }],
        },
        {
          label: 'O agente faz até',
          cells: [{ text: '{civics.older.asked}' }, { text: '{civics.newer.asked}' }],
        },
        {
          label: 'Você precisa de',
          cells: [{ text: '{civics.older.passing}' }, { text: '{civics.newer.passing}' }],
        },
      ],
      note: 'Há uma lista curta para quem tem {civics.senior}. Nesse caso, o agente faz {civics.senior-list}.',
    },
    {
      kind: 'beforeYouCall',
      id: 'before-you-call',
      howLong:
        'Depende do escritório do USCIS, a agência de imigração, que atende o seu endereço. Vemos com você os tempos de espera dele.',
      whatToBring: [
        'Seu green card',
        'Passaportes, novos e antigos',
        'As datas das suas viagens ao exterior',
        'Documentos de impostos e de processos',
      ],
      title: 'Antes de ligar',
    },
    {
      kind: 'offerings',
      id: 'offerings',
      title: 'O que fazemos por você',
      items: [
        {
          title: 'Naturalização',
          description:
            'Primeiro verificamos viagens, impostos e prisões. Depois preenchemos o formulário N-400 com você.',
          details: [],
          requirements: [],
        },
        {
          title: 'Preparação para o teste',
          description:
            'Você pratica o teste cívico e o inglês em voz alta. Se uma deficiência impede você de aprender, fale conosco sobre o formulário N-648.',
          details: [],
          requirements: [],
        },
        {
          title: 'Documentos',
          description: 'Você recebe uma lista para o seu caso, e nós verificamos cada documento.',
          details: [],
          requirements: [],
        },
        {
          title: 'Preparação para a entrevista',
          description:
            'Fazemos as perguntas que um agente pode fazer. Se você não passar no teste, pode tentar mais uma vez.',
          details: [],
          requirements: [],
        },
      ],
    },
    {
      kind: 'steps',
      id: 'steps',
      title: 'Do pedido ao juramento',
      items: [
        { title: 'Primeira consulta', description: 'Contamos os anos de residência e as viagens.' },
        { title: 'Seu histórico', description: 'Pedimos os registros que faltam.' },
        {
          title: 'Pedido',
          description: 'Você lê e assina o formulário N-400.',
          duration: 'Até {citizenship.early-filing} antes de completar os anos exigidos',
        },
        { title: 'Impressões digitais', description: 'A agência marca uma data para você.' },
        {
          title: 'Entrevista e teste',
          description: 'Um agente aplica o teste e faz perguntas sobre o seu formulário.',
        },
        { title: 'Juramento', description: 'A partir desse momento, você tem a cidadania.' },
      ],
    },
    {
      kind: 'benefits',
      id: 'benefits',
      title: 'O que a cidadania dá a você',
      items: [
        { title: 'O voto', text: 'Você pode votar e fazer parte de um júri.' },
        {
          title: 'Passaporte dos EUA',
          text: 'Você pode voltar de uma viagem de qualquer duração.',
        },
        {
          title: 'Proteção contra a deportação',
          text: 'Quem tem a cidadania não pode ser deportado. Mas a cidadania obtida contra as regras, como por fraude, pode ser retirada.',
        },
        {
          title: 'Mais da sua família',
          text: 'Você pode fazer a petição também para o seu pai e a sua mãe, se tem {parents.petitioner-age}.',
        },
        {
          title: 'Seus filhos',
          text: 'Eles também se tornam cidadãos, se têm {citizenship.child-age}, moram com você e têm green card.',
        },
        { title: 'Empregos do governo', text: 'Muitos empregos federais são para cidadãos.' },
      ],
    },
    { kind: 'people', id: 'people', title: 'Quem faz este trabalho' },
    {
      kind: 'call',
      id: 'closing',
      title: 'Descubra se este é o ano',
      text: 'Se for cedo demais, calculamos até que data esperar.',
    },
  ],
  order: 40,
}
