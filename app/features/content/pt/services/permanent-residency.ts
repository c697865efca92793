import type { RecordData } from '#app/features/content/record-types.ts'

export const permanentResidency: RecordData<'service'> = {
  slug: 'residencia-permanente',
  name: 'Residência permanente',
  note: 'Green card por família, trabalho ou loteria.',
  description:
    'Green card pela família, pelo trabalho (EB-1 a EB-3 e PERM), pela loteria de diversidade e para imigrantes especiais.',
  icon: 'id-card',
  art: 'papers',
  topics: ['green card', 'residen'],
  quickExit: false,
  card: {
    description:
      'Para quem quer morar e trabalhar aqui de forma permanente, por família, trabalho ou loteria.',
    features: [
      'Green card pela família',
      'Green card pelo trabalho, EB-1 a EB-3',
      'A loteria de diversidade',
      'Imigrantes especiais',
    ],
  },
  hero: {
    title: 'Residência permanente: caminhos para o green card',
    subtitle:
      'O green card (a residência permanente) permite morar e trabalhar aqui, enquanto você cumprir as regras dele.',
  },
  sections: [
    { kind: 'tool', id: 'tool', tool: 'green-card-path' },
    {
      kind: 'beforeYouCall',
      id: 'before-you-call',
      howLong: 'Depende do caminho e do lugar onde você nasceu.',
      whatToBring: [
        'Passaporte e vistos',
        'Prova da sua última entrada',
        'Papéis da família ou oferta de emprego',
        'Documentos de processos, se houver',
      ],
      title: 'Antes de ligar',
      notice: {
        text: '{adjustment.memo} ({adjustment.memo:day})',
        link: { text: 'O que os consulados fazem agora', href: '/what-applies-now#consulates' },
      },
    },
    {
      kind: 'offerings',
      id: 'offerings',
      title: 'Quatro caminhos para o green card',
      items: [
        {
          title: 'Pela família',
          description:
            'Um parente faz a petição para você e se compromete com o seu sustento. Muitos esperam por um número de visto, um lugar dentro do limite anual.',
          details: [],
          requirements: [],
        },
        {
          title: 'Pelo trabalho: EB-1 a EB-3 e PERM',
          description:
            'O EB-1 é para grandes talentos e alguns gerentes, o EB-2 para quem tem pós-graduação, o EB-3 para outros empregos duradouros. O PERM é o teste do mercado de trabalho, feito pelo empregador.',
          details: [],
          requirements: [],
        },
        {
          title: 'Loteria de diversidade',
          description:
            'Um sorteio anual para pessoas nascidas em países de uma lista. Quem se inscreve duas vezes fica fora.',
          details: [],
          requirements: [],
          notice: { text: '{diversity.notice} ({diversity.notice:day})' },
        },
        {
          title: 'Imigrantes especiais',
          description:
            'Grupos pequenos, como alguns trabalhadores religiosos e menores que um tribunal protege.',
          details: [],
          requirements: [],
        },
      ],
    },
    {
      kind: 'benefits',
      id: 'benefits',
      title: 'O que o green card dá a você',
      items: [
        {
          title: 'Ficar de forma permanente',
          text: 'A não ser que o cartão tenha condições, o seu status não acaba com ele. Renove o cartão.',
        },
        { title: 'Trabalhar onde quiser', text: 'Nenhum empregador precisa patrocinar você.' },
        {
          title: 'Viajar e voltar',
          text: 'Mas uma viagem longa pode custar o cartão. Enquanto você não o tiver, não viaje antes de perguntar a nós.',
        },
        {
          title: 'Trazer a família próxima',
          text: 'Você pode fazer a petição para marido, esposa ou filhos não casados.',
        },
        { title: 'Estudar', text: 'Você não precisa de visto de estudante.' },
        {
          title: 'Avançar para a cidadania',
          text: 'A maioria pode pedir depois de {citizenship.years}.',
        },
      ],
    },
    {
      kind: 'steps',
      id: 'steps',
      title: 'Da petição ao cartão',
      items: [
        { title: 'Primeira consulta', description: 'Vemos família, trabalho e como você entrou.' },
        {
          title: 'O que ficou para trás',
          description: 'Alguns problemas do passado exigem um perdão oficial (waiver).',
        },
        { title: 'Petição', description: 'Do seu parente, do seu empregador ou sua.' },
        { title: 'Seu lugar na fila', description: 'Mostramos como ela anda.' },
        {
          title: 'O seu próprio pedido',
          description: 'Dentro do país (“ajuste de status”) ou em um consulado no exterior.',
        },
        {
          title: 'Decisão, e como manter o cartão',
          description: 'Explicamos viagens, impostos e renovação.',
        },
      ],
    },
    { kind: 'people', id: 'people', title: 'Quem faz este trabalho' },
    {
      kind: 'call',
      id: 'closing',
      title: 'Ache o caminho que é seu',
      text: 'Se hoje não houver nenhum, dizemos o que precisa mudar.',
    },
  ],
  order: 30,
}
