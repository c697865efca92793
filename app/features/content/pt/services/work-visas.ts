import type { RecordData } from '#app/features/content/record-types.ts'

export const workVisas: RecordData<'service'> = {
  slug: 'vistos-de-trabalho',
  name: 'Vistos de trabalho',
  note: 'H-1B, L-1, E-1/E-2 e O-1, para pessoas e empregadores.',
  description:
    'Vistos H-1B, L-1, E-1/E-2 e O-1 para trabalhadores e para os empregadores que precisam deles: o que cada um pede e como ajudamos.',
  icon: 'briefcase',
  art: 'street',
  topics: ['trabalh', 'empreg', 'invest', 'H-1B', 'L-1', 'O-1', 'E-2', 'EB'],
  quickExit: false,
  card: {
    description:
      'Para trabalhadores com oferta de emprego, empresas que transferem pessoal, e comerciantes e donos de empresas de países com tratado.',
    features: [
      'H-1B para empregos que pedem diploma',
      'L-1 para transferências dentro da empresa',
      'E-1/E-2 para comerciantes e investidores de países com tratado',
      'O-1 para capacidade extraordinária',
    ],
  },
  hero: {
    title: 'Vistos de trabalho para pessoas e seus empregadores',
    subtitle:
      'Cada visto pede coisas diferentes do trabalhador e da empresa. Compare quatro deles aqui.',
  },
  sections: [
    {
      kind: 'offerings',
      id: 'offerings',
      title: 'Qual visto serve para o emprego?',
      questions: ['Quem dá entrada'],
      items: [
        {
          title: 'H-1B: empregos que pedem diploma',
          description: 'Para um trabalho que exige diploma universitário (bachelor’s degree).',
          answers: ['O empregador'],
          requirements: [
            'Esse diploma, ou experiência equivalente',
            'O salário exigido para o emprego',
            'Para a maioria, a seleção anual, que favorece salários mais altos',
          ],
          details: [
            'Verificamos o emprego e o diploma',
            'Preparamos a petição',
            'Ajudamos você a trocar de empregador',
          ],
          notice: { text: '{h1b.notice} ({h1b.notice:day}) {h1b.selection}' },
        },
        {
          title: 'L-1: transferências dentro da empresa',
          description: 'Para gerentes e pessoas com conhecimento especial.',
          answers: ['O empregador'],
          requirements: [
            '{l1.employment}',
            'Empresas ligadas entre si, como matriz e filial',
            'L-1A: gerente. L-1B: conhecimento especial',
          ],
          details: [
            'Mostramos a ligação entre as empresas',
            'Preparamos a petição',
            'Fazemos o pedido também para a sua família',
          ],
        },
        {
          title: 'E-1/E-2: comerciantes e investidores de países com tratado',
          description: 'Só para quem tem a nacionalidade de {e2.treaty}.',
          answers: ['Você ou a empresa'],
          requirements: [
            'Pelo menos metade da empresa é de quem tem essa nacionalidade',
            'E-1: comércio constante, a maior parte com aquele país',
            'E-2: dinheiro suficiente, já na empresa',
          ],
          details: [
            'Verificamos os passaportes e os donos',
            'Mostramos de onde veio o dinheiro',
            'Preparamos o pedido',
          ],
        },
        {
          title: 'O-1: capacidade extraordinária',
          description:
            'Em ciências, negócios, educação ou esportes, é preciso {o1.standard}. Nas artes, é preciso mostrar {o1.arts}.',
          answers: ['Um empregador ou agente'],
          requirements: [
            'Um grande prêmio, ou outras provas que a lei indica',
            'Reconhecimento duradouro',
            'Trabalho nessa mesma área',
          ],
          details: [
            'Examinamos a sua carreira',
            'Pedimos cartas sobre você',
            'Preparamos a petição',
          ],
        },
      ],
    },
    {
      kind: 'beforeYouCall',
      id: 'before-you-call',
      howLong:
        'Para a maioria das pessoas, o H-1B tem uma só seleção por ano. Nos outros vistos, damos entrada quando os documentos estão prontos.',
      whatToBring: [
        'Seu passaporte e seus vistos',
        'A oferta de emprego por escrito',
        'Seus diplomas',
        'Prova de quem é dono da empresa',
      ],
      title: 'Antes de ligar',
    },
    {
      kind: 'steps',
      id: 'steps',
      title: 'Da oferta ao primeiro dia',
      items: [
        { title: 'Primeira consulta', description: 'Você conta sobre o emprego e a empresa.' },
        { title: 'Escolha do visto', description: 'Comparamos o que cada um pede e permite.' },
        {
          title: 'Provas',
          description: 'Todos os documentos precisam dizer o mesmo sobre o emprego.',
        },
        { title: 'Envio', description: 'Você e o seu empregador leem e assinam os documentos.' },
        { title: 'Espera e respostas', description: 'Se a agência pedir mais, respondemos.' },
        { title: 'Decisão e chegada', description: 'Dizemos a você quando pedir a extensão.' },
      ],
    },
    {
      kind: 'reasons',
      id: 'why',
      lead: 'Um visto de trabalho envolve duas pessoas: a que contrata e a que se muda.',
      notes: [
        {
          start: 'Palavras simples.',
          text: 'Descrevemos o emprego com palavras que você poderia repetir.',
        },
        { start: 'Datas à vista.', text: 'Avisamos cedo o que é preciso fazer, e até quando.' },
        {
          start: 'O que vem depois.',
          text: 'Perguntamos cedo sobre o green card (a residência permanente).',
        },
      ],
      title: 'Por que nos escolher',
      link: { text: 'Quem pode ajudar você', href: '/who-may-help-you' },
    },
    { kind: 'people', id: 'people', title: 'Quem faz este trabalho' },
    {
      kind: 'call',
      id: 'closing',
      title: 'Traga a oferta de emprego',
      text: 'Vemos com você quais vistos poderiam servir.',
    },
  ],
  order: 20,
}
