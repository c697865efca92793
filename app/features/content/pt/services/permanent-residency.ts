import type { RecordData } from '#app/features/content/record-types.ts'

export const permanentResidency: RecordData<'service'> = {
  slug: 'residencia-permanente',
  name: 'Residência permanente',
  note: 'Green card pela família, pelo trabalho ou pela loteria.',
  description:
    'Green card pela família, pelo trabalho (EB-1 a EB-3 e PERM), pela loteria de diversidade e para imigrantes especiais.',
  icon: 'id-card',
  art: 'papers',
  topics: ['green card', 'residen'],
  quickExit: false,
  card: {
    description:
      'Para quem quer morar e trabalhar aqui de forma permanente, pela família, pelo trabalho ou pela loteria.',
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
      howLong:
        'Depende do caminho e do lugar onde você nasceu. Em uma fila, pode levar muitos anos.',
      whatToBring: [
        'Seu passaporte e seus vistos',
        'Prova de como você entrou pela última vez',
        'Documentos da família ou a oferta de emprego',
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
            'Um parente faz a petição para você e se compromete com o seu sustento. Depois, muitas pessoas esperam por um número de visto, porque há um limite anual.',
          details: [],
          requirements: [],
        },
        {
          title: 'Pelo trabalho: EB-1 a EB-3 e PERM',
          description:
            'O EB-1 é para quem está no topo da sua área e para alguns gerentes. O EB-2 é para quem tem pós-graduação, e o EB-3, para outros empregos permanentes. No PERM, o empregador testa o mercado de trabalho.',
          details: [],
          requirements: [],
        },
        {
          title: 'Loteria de diversidade',
          description:
            'Um sorteio anual para pessoas que nasceram em certos países. Quem se inscreve duas vezes fica fora do sorteio.',
          details: [],
          requirements: [],
          notice: { text: '{diversity.notice} ({diversity.notice:day})' },
        },
        {
          title: 'Imigrantes especiais',
          description:
            'Grupos pequenos têm um caminho próprio, como alguns trabalhadores religiosos e menores sob a proteção de um tribunal.',
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
          text: 'O seu status não acaba quando o cartão vence, a menos que o cartão tenha condições. Você renova o cartão.',
        },
        { title: 'Trabalhar onde quiser', text: 'Nenhum empregador precisa patrocinar você.' },
        {
          title: 'Viajar e voltar',
          text: 'Você pode viajar, mas uma viagem longa pode fazer você perder o cartão. Enquanto não tiver o cartão, não viaje antes de falar conosco.',
        },
        {
          title: 'Trazer a família próxima',
          text: 'Você pode fazer a petição para marido, esposa ou filhos não casados.',
        },
        { title: 'Estudar', text: 'Você pode estudar sem visto de estudante.' },
        {
          title: 'Avançar para a cidadania',
          text: 'A maioria das pessoas pode pedir a cidadania depois de {citizenship.years}.',
        },
      ],
    },
    {
      kind: 'steps',
      id: 'steps',
      title: 'Da petição ao cartão',
      items: [
        {
          title: 'Primeira consulta',
          description: 'Vemos a sua família, o seu trabalho e como você entrou.',
        },
        {
          title: 'O seu passado',
          description: 'Alguns problemas do passado exigem um perdão oficial (waiver).',
        },
        { title: 'Petição', description: 'Seu parente, seu empregador ou você dá entrada nela.' },
        { title: 'Seu lugar na fila', description: 'Mostramos como ela anda.' },
        {
          title: 'O seu próprio pedido',
          description:
            'Você faz o pedido dentro do país (“ajuste de status”) ou em um consulado no exterior.',
        },
        {
          title: 'Decisão, e como manter o cartão',
          description: 'Explicamos viagens, impostos e a renovação do cartão.',
        },
      ],
    },
    { kind: 'people', id: 'people', title: 'Quem faz este trabalho' },
    {
      kind: 'call',
      id: 'closing',
      title: 'Encontre o caminho certo para você',
      text: 'Se hoje nenhum estiver aberto, dizemos o que precisa mudar.',
    },
  ],
  order: 30,
}
