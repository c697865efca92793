import type { RecordData } from '#app/features/content/record-types.ts'

export const familyImmigration: RecordData<'service'> = {
  slug: 'imigracao-familiar',
  name: 'Imigração familiar',
  note: 'Traga marido, esposa, pais, filhos ou irmãos.',
  description:
    'Vistos para marido, esposa e noivos, petições para pais, filhos e irmãos, e green card para parentes que já estão nos EUA.',
  icon: 'house',
  art: 'doors',
  topics: ['famil', 'conjug'],
  quickExit: false,
  card: {
    description:
      'Para cidadãos e residentes permanentes que querem ter perto marido, esposa, filhos, pais ou irmãos.',
    features: [
      'Vistos de casamento e noivado',
      'Petições para pais e filhos',
      'Petições para irmãos',
      'Ajuste de status',
    ],
  },
  hero: {
    title: 'Imigração familiar para as pessoas de quem você sente falta',
    subtitle:
      'Se você tem a cidadania americana ou o green card (a residência permanente), pode fazer a petição para certos parentes próximos.',
  },
  sections: [
    {
      kind: 'comparison',
      id: 'matrix',
      title: 'Quem pode fazer a petição para quem',
      lead: 'Alguns parentes esperam em uma fila, de {family.f1-line} a {family.f4-line}, porque a lei limita quantos podem vir por ano.',
      link: {
        text: 'Veja o seu lugar na fila',
        href: '/visa-bulletin',
      },
      columns: ['Como cidadão', 'Com green card'],
      rows: [
        {
          label: 'Marido ou esposa',
          cells: [
            { text: 'Sem fila', mark: 'yes' },
            { text: '{family.f2a-line}', mark: 'wait' },
          ],
        },
        {
          label: 'Filho ou filha, {child.definition}',
          cells: [
            { text: 'Sem fila', mark: 'yes' },
            { text: '{family.f2a-line}', mark: 'wait' },
          ],
        },
        {
          label: 'Mãe ou pai',
          cells: [
            { text: 'Sem fila', mark: 'yes' },
            { text: 'Não', mark: 'no' },
          ],
        },
        {
          label: 'Irmão ou irmã',
          cells: [
            { text: '{family.f4-line}', mark: 'wait' },
            { text: 'Não', mark: 'no' },
          ],
        },
        {
          label: 'Filho ou filha, não casado(a) e com {family.adult-age}',
          cells: [
            { text: '{family.f1-line}', mark: 'wait' },
            { text: '{family.f2b-line}', mark: 'wait' },
          ],
        },
        {
          label: 'Filho ou filha, casado(a)',
          cells: [
            { text: '{family.f3-line}', mark: 'wait' },
            { text: 'Não', mark: 'no' },
          ],
        },
        {
          label: 'Noivo ou noiva',
          cells: [
            { text: 'Sim, para casar aqui', mark: 'yes' },
            { text: 'Não', mark: 'no' },
          ],
        },
      ],
      note: 'Para pai, mãe, irmão ou irmã, você precisa ter {parents.petitioner-age}. Ninguém pode fazer a petição para {family.no-petition}.',
    },
    {
      kind: 'beforeYouCall',
      id: 'before-you-call',
      howLong:
        'Mesmo onde não há fila, você espera pela agência e pelo consulado. Uma fila pode levar muitos anos, e a de irmãos e irmãs é uma das mais longas.',
      whatToBring: [
        'Os passaportes da família',
        'Certidões de nascimento e casamento',
        'Todas as cartas do governo',
        'As datas das viagens anteriores aos EUA',
      ],
      title: 'Antes de ligar',
      notice: {
        text: '{consulates.pause} ({consulates.pause:day}) Uma proibição de entrada também barra muitas pessoas de países como {entry.ban-ours}. Ela não tem mais uma exceção geral para a família de cidadãos. ({entry.ban:day})',
        link: {
          text: 'Todos os países da proibição de entrada',
          href: '/what-applies-now#travel-ban',
        },
      },
    },
    {
      kind: 'offerings',
      id: 'offerings',
      title: 'O que fazemos por você',
      items: [
        {
          title: 'Vistos de casamento e noivado',
          description:
            'Ajudamos a mostrar que o seu casamento é de verdade. Depois preparamos você para a entrevista no consulado, o escritório de vistos dos EUA no exterior.',
          details: [],
          requirements: [],
          notice: {
            text: 'Era comum ouvir que o visto para marido ou esposa levava {spouse.processing}. Isso era antes de os consulados suspenderem as entrevistas, e agora pode levar mais tempo.',
            link: {
              text: 'Tempos de espera atuais no USCIS, a agência de imigração',
              href: 'https://egov.uscis.gov/processing-times/',
            },
          },
        },
        {
          title: 'Petições para pais e filhos',
          description:
            'Se falta uma certidão de nascimento, procuramos outras provas. Dê entrada antes que um filho passe da idade. Pergunte sobre enteados, que também podem contar.',
          details: [],
          requirements: [],
        },
        {
          title: 'Petições para irmãos',
          description:
            'O lugar na fila conta desde o dia em que se dá entrada; por isso, dê entrada cedo. Quando chegar a vez da sua irmã, o marido dela pode fazer o pedido com ela. Os filhos não casados que ainda tiverem {child.age} também podem.',
          details: [],
          requirements: [],
        },
        {
          title: 'Ajuste de status',
          description:
            'Alguns parentes podem pedir o green card dentro do país. {adjustment.let-in} Isso se chama “inspeção”. Não viaje antes de falar conosco.',
          details: [],
          requirements: [],
          notice: { text: '{adjustment.memo} ({adjustment.memo:day})' },
        },
      ],
    },
    {
      kind: 'steps',
      id: 'steps',
      title: 'Da primeira ligação ao visto',
      items: [
        { title: 'Primeira consulta', description: 'Procuramos com você a petição que serve.' },
        {
          title: 'Documentos',
          description: 'Damos a você uma lista e verificamos cada documento.',
        },
        { title: 'Envio', description: 'Você lê e assina os formulários, e nós os enviamos.' },
        { title: 'Acompanhamento', description: 'Explicamos cada carta e respondemos a ela.' },
        { title: 'Preparação para a entrevista', description: 'Treinamos as perguntas com você.' },
        { title: 'Resultado', description: 'Explicamos o que vem depois.' },
      ],
    },
    {
      kind: 'reasons',
      id: 'why',
      lead: 'Trabalhamos com a família inteira, dos dois lados da fronteira.',
      notes: [
        {
          start: 'Nomes que coincidem.',
          text: 'Antes de dar entrada, comparamos como cada nome está escrito em todos os seus documentos.',
        },
        {
          start: 'Aqui e no exterior.',
          text: 'Conversamos com você e com a sua família que está lá.',
        },
        { start: 'Sem falsa esperança.', text: 'Se não tem como dar certo, dizemos isso a você.' },
      ],
      title: 'Por que nos escolher',
      link: { text: 'Quem pode ajudar você', href: '/who-may-help-you' },
    },
    { kind: 'people', id: 'people', title: 'Quem faz este trabalho' },
    {
      kind: 'call',
      id: 'closing',
      title: 'Conte quem você quer trazer',
      text: 'Dizemos o que a lei permite hoje, mesmo que a resposta seja “ainda não”.',
    },
  ],
  order: 10,
}
