import type { RecordData } from '#app/features/content/record-types.ts'

export const investorVisa: RecordData<'service'> = {
  slug: 'visto-de-investidor',
  name: 'Visto de investidor',
  note: 'EB-5, E-2 e L-1A, para donos e fundadores.',
  description:
    'EB-5, E-2 e L-1A para donos, fundadores e investidores: o que cada um pede, aonde leva e como preparamos o caso.',
  icon: 'building',
  art: 'street',
  topics: ['trabalh', 'empreg', 'invest', 'H-1B', 'L-1', 'O-1', 'E-2', 'EB'],
  quickExit: false,
  card: {
    description:
      'Para donos, fundadores e investidores que querem abrir ou dirigir uma empresa aqui.',
    features: [
      'EB-5, que pode levar ao green card',
      'E-2, para quem tem a nacionalidade de um país com tratado',
      'L-1A, para gerentes de uma empresa',
      'Prova de onde veio o seu dinheiro',
    ],
  },
  hero: {
    title: 'Visto de investidor: para donos e fundadores',
    subtitle:
      'Quer ter ou dirigir uma empresa aqui? Compare o que cada visto pede. Green card quer dizer residência permanente.',
  },
  sections: [
    {
      kind: 'offerings',
      id: 'options',
      title: 'Três opções, lado a lado',
      questions: ['Nacionalidade', 'Menor valor', 'Empregos', 'Green card', 'Família'],
      items: [
        {
          title: 'EB-5',
          description: 'Você investe em uma empresa nova.',
          answers: [
            'Qualquer uma',
            '{eb5.investment}',
            '{eb5.jobs}',
            'Pode levar a ele, que é condicional nos primeiros {eb5.conditional}',
            'Marido ou esposa, e filhos não casados com {child.age}',
          ],
          details: [],
          requirements: [
            'Dinheiro lícito, com prova',
            'O dinheiro fica investido, com risco de perda',
            'Uma segunda petição, {eb5.removal}',
          ],
        },
        {
          title: 'E-2',
          description: 'Só para quem tem a nacionalidade de {e2.treaty}.',
          answers: [
            'A de um país com tratado',
            'O bastante para a empresa funcionar',
            'A empresa precisa render mais do que o sustento da sua família',
            'Não por si só; você pode renovar o visto',
            'As mesmas pessoas',
          ],
          details: [],
          requirements: [
            'Pelo menos metade da empresa é de quem tem essa nacionalidade',
            'O seu dinheiro já está investido, com risco de perda',
            'Você vem para dirigir a empresa',
          ],
        },
        {
          title: 'L-1A',
          description: 'Você dirige o escritório nos EUA de uma empresa de outro país.',
          answers: [
            'Qualquer uma',
            'O bastante para pagar um escritório e a equipe',
            'Uma equipe grande o bastante para precisar de um gerente',
            'Mais tarde, para alguns gerentes',
            'As mesmas pessoas',
          ],
          details: [],
          requirements: [
            '{l1.employment}',
            'Duas empresas ligadas entre si',
            'A empresa no exterior continua aberta',
          ],
        },
      ],
    },
    {
      kind: 'beforeYouCall',
      id: 'before-you-call',
      howLong:
        'O EB-5 é o que leva mais tempo, porque a agência decide duas petições. Para quem nasceu em alguns países, há também uma fila.',
      whatToBring: [
        'Todos os passaportes',
        'Uma página sobre a empresa',
        'Prova de como você ganhou o dinheiro',
        'Prova de quem é dono da empresa',
      ],
      title: 'Antes de ligar',
      notice: {
        text: '{eb5.program} ({eb5.program:day})',
        link: { text: 'O que os consulados fazem agora', href: '/what-applies-now#consulates' },
      },
    },
    {
      kind: 'offerings',
      id: 'offerings',
      title: 'O que fazemos por você',
      items: [
        {
          title: 'Escolha do visto',
          description: 'Sua nacionalidade pode deixar alguns de fora.',
          details: [],
          requirements: [],
        },
        {
          title: 'Prova do dinheiro',
          description: 'Mostramos de onde veio cada parte.',
          details: [],
          requirements: [],
        },
        {
          title: 'A empresa e o seu plano',
          description: 'Preparamos os dois com o seu contador.',
          details: [],
          requirements: [],
        },
        {
          title: 'Petição, consulado e família',
          description: 'Damos entrada e preparamos a sua família para a entrevista.',
          details: [],
          requirements: [],
        },
      ],
    },
    {
      kind: 'steps',
      id: 'steps',
      title: 'Do plano ao visto',
      items: [
        { title: 'Primeira consulta', description: 'Conversamos sobre o seu plano.' },
        { title: 'Escolha do visto', description: 'Comparamos riscos e tempo.' },
        { title: 'Origem do dinheiro', description: 'Seguimos o dinheiro até a sua origem.' },
        { title: 'Empresa e plano', description: 'Você abre a empresa, e nós ajudamos.' },
        { title: 'Envio e respostas', description: 'Respondemos ao que a agência pergunta.' },
        {
          title: 'Entrevista, chegada e renovação',
          description: 'Dizemos a você o que vem depois.',
        },
      ],
    },
    {
      kind: 'reasons',
      id: 'why',
      lead: 'Falamos dos riscos antes de você assinar.',
      notes: [
        { start: 'Primeiro o passaporte.', text: 'Ele decide o que está aberto a você.' },
        { start: 'Uma só história.', text: 'Todos os documentos precisam dizer o mesmo.' },
        { start: 'Um “não” claro.', text: 'Se não tem como dar certo, dizemos por quê.' },
      ],
      title: 'Por que nos escolher',
      link: { text: 'Quem pode ajudar você', href: '/who-may-help-you' },
    },
    { kind: 'people', id: 'people', title: 'Quem faz este trabalho' },
    {
      kind: 'call',
      id: 'closing',
      title: 'Fale conosco antes de movimentar o dinheiro',
      text: 'Traga o seu passaporte e o seu plano.',
    },
  ],
  order: 60,
}
