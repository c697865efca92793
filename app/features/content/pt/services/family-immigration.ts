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
      'Para o cidadão ou residente permanente que quer perto marido, esposa, filho, pai, mãe ou irmão.',
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
      'Se você é cidadão americano ou tem green card (a residência permanente), pode fazer a petição para um parente próximo.',
  },
  sections: [
    {
      kind: 'comparison',
      id: 'matrix',
      title: 'Quem pode fazer a petição para quem',
      lead: 'Um limite anual cria filas, de {family.f1-line} a {family.f4-line}. O Boletim de Vistos (Visa Bulletin) mostra de quem é a vez neste mês.',
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
        'Onde não há fila, você espera só pela agência. Em uma fila, pode levar muitos anos.',
      whatToBring: [
        'Passaportes da família',
        'Certidões de nascimento e casamento',
        'Cartas do governo',
        'Datas de viagens anteriores aos EUA',
      ],
      title: 'Antes de ligar',
      notice: {
        text: '{consulates.pause} ({consulates.pause:day}) Uma proibição de entrada também barra muitas pessoas de países como {entry.ban-ours}, e não tem mais uma exceção geral para a família de cidadãos. ({entry.ban:day})',
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
            'Ajudamos a mostrar que o casamento é de verdade. Preparamos você para o consulado, o escritório de vistos dos EUA no exterior.',
          details: [],
          requirements: [],
          notice: {
            text: 'Visto para marido ou esposa: {spouse.processing}. Esse número é de antes de os consulados pararem as entrevistas.',
            link: {
              text: 'Tempos atuais no USCIS, a agência de imigração',
              href: 'https://egov.uscis.gov/processing-times/',
            },
          },
        },
        {
          title: 'Petições para pais e filhos',
          description:
            'Se falta uma certidão de nascimento, outras provas podem ajudar. Dê entrada antes que um filho passe da idade. Enteados podem contar.',
          details: [],
          requirements: [],
        },
        {
          title: 'Petições para irmãos',
          description:
            'Dê entrada cedo: em regra, irmãos e irmãs são os que mais esperam. Sua irmã pode trazer o marido e os filhos com {child.age}.',
          details: [],
          requirements: [],
        },
        {
          title: 'Ajuste de status',
          description:
            'Alguns parentes podem pedir o green card dentro do país. {adjustment.let-in} Isso se chama “inspeção”. Não viaje antes de perguntar a nós.',
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
        { title: 'Primeira consulta', description: 'Identificamos a petição certa.' },
        { title: 'Documentos', description: 'Você recebe uma lista. Verificamos cada documento.' },
        { title: 'Envio', description: 'Você lê e assina. Nós enviamos.' },
        { title: 'Acompanhamento', description: 'Explicamos cada carta e respondemos a ela.' },
        { title: 'Preparação para a entrevista', description: 'Treinamos com você.' },
        { title: 'Resultado', description: 'Explicamos o que vem depois.' },
      ],
    },
    {
      kind: 'reasons',
      id: 'why',
      lead: 'Procuramos ter um só advogado que responda pelo seu caso, do começo ao fim.',
      notes: [
        {
          start: 'Nomes que batem.',
          text: 'Procuramos verificar cada documento antes de um agente.',
        },
        {
          start: 'Aqui e no exterior.',
          text: 'Falamos com você e com a sua família que está longe.',
        },
        { start: 'Sem falsa esperança.', text: 'Se não tem como dar certo, nós dizemos.' },
      ],
      title: 'Por que nos escolher',
      link: { text: 'Quem pode ajudar você', href: '/who-may-help-you' },
    },
    { kind: 'people', id: 'people', title: 'Quem faz este trabalho' },
    {
      kind: 'call',
      id: 'closing',
      title: 'Conte de quem você sente falta',
      text: 'Dizemos o que a lei permite, mesmo que a resposta seja “ainda não”.',
    },
  ],
  order: 10,
}
