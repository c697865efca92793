import type { RecordData } from '#app/features/content/record-types.ts'

export const workVisas: RecordData<'service'> = {
  slug: 'visas-de-trabajo',
  name: 'Visas de trabajo',
  note: 'H-1B, L-1, E-1/E-2 y O-1, para personas y empleadores.',
  description:
    'Visas H-1B, L-1, E-1/E-2 y O-1 para trabajadores y para los empleadores que los necesitan: qué exige cada una y cómo ayudamos.',
  icon: 'briefcase',
  art: 'street',
  topics: ['trabaj', 'emple', 'invers', 'H-1B', 'L-1', 'O-1', 'E-2', 'EB'],
  quickExit: false,
  card: {
    description:
      'Para trabajadores con una oferta, empresas que trasladan a su personal, y comerciantes y dueños de países con tratado.',
    features: [
      'H-1B para empleos que exigen un título',
      'L-1 para traslados dentro de una empresa',
      'E-1/E-2 para comercio e inversión con tratado',
      'O-1 para capacidad extraordinaria',
    ],
  },
  hero: {
    title: 'Visas de trabajo para personas y sus empleadores',
    subtitle:
      'Cada visa exige cosas distintas del trabajador y de la empresa. Compare aquí cuatro de ellas.',
  },
  sections: [
    {
      kind: 'offerings',
      id: 'offerings',
      title: '¿Qué visa corresponde al empleo?',
      questions: ['Quién la presenta'],
      items: [
        {
          title: 'H-1B: empleos que exigen un título',
          description: 'Trabajo que exige un título universitario (bachelor’s degree) en su campo.',
          answers: ['El empleador'],
          requirements: [
            'Ese título, o experiencia equivalente',
            'El salario exigido para el empleo',
            'Para la mayoría, la selección anual, que favorece los salarios más altos',
          ],
          details: [
            'Revisión del empleo y del título',
            'Trámite del salario, petición',
            'Cambios de empleador',
          ],
          notice: { text: '{h1b.notice} ({h1b.notice:day}) {h1b.selection}' },
        },
        {
          title: 'L-1: traslados dentro de una empresa',
          description: 'Gerentes y personas con conocimientos especiales.',
          answers: ['El empleador'],
          requirements: [
            '{l1.employment}',
            'Empresas relacionadas, como matriz y sucursal',
            'Gerente: L-1A. Conocimientos: L-1B',
          ],
          details: ['Prueba de la relación', 'Petición', 'Visas para la familia'],
        },
        {
          title: 'E-1/E-2: comercio e inversión con tratado',
          description: 'Solo nacionales de {e2.treaty}.',
          answers: ['Usted o la empresa'],
          requirements: [
            'Son dueños de al menos la mitad de la empresa',
            'E-1: comercio constante, sobre todo con ese país',
            'E-2: dinero suficiente, en riesgo',
          ],
          details: [
            'Revisión de pasaportes y dueños',
            'Plan de negocio y rastro del dinero',
            'La solicitud',
          ],
        },
        {
          title: 'O-1: capacidad extraordinaria',
          description:
            'En ciencias, negocios, educación o deportes: {o1.standard}. En las artes: {o1.arts}.',
          answers: ['Un empleador o un agente'],
          requirements: [
            'Un premio importante, o pruebas de una lista',
            'Reconocimiento duradero',
            'Trabajo en su campo',
          ],
          details: ['Revisión de su trayectoria', 'Cartas', 'Petición'],
        },
      ],
    },
    {
      kind: 'beforeYouCall',
      id: 'before-you-call',
      howLong: 'La H-1B sigue un calendario anual. Las otras se presentan cuando están listas.',
      whatToBring: [
        'Su pasaporte y sus visas',
        'La oferta de trabajo',
        'Sus títulos',
        'Quién es dueño de la empresa',
      ],
      title: 'Antes de llamar',
    },
    {
      kind: 'steps',
      id: 'steps',
      title: 'De la oferta al primer día',
      items: [
        { title: 'Consulta inicial', description: 'Usted nos habla del empleo y de la empresa.' },
        {
          title: 'Elección de la visa',
          description: 'Comparamos qué exige y qué permite cada una.',
        },
        {
          title: 'Pruebas',
          description: 'Todos los documentos deben decir lo mismo sobre el empleo.',
        },
        { title: 'Presentación', description: 'Usted y el empleador leen y firman.' },
        { title: 'Espera y respuestas', description: 'Si la agencia pide más, contestamos.' },
        { title: 'Decisión y entrada', description: 'Anotamos cuándo hay que extenderla.' },
      ],
    },
    {
      kind: 'reasons',
      id: 'why',
      lead: 'Una visa de trabajo es cosa de dos personas: quien contrata y quien se muda.',
      notes: [
        {
          start: 'El empleo como es.',
          text: 'Lo describimos con palabras que usted pueda repetir.',
        },
        {
          start: 'Las fechas a la vista.',
          text: 'Procuramos decirle con tiempo qué vence y cuándo.',
        },
        { start: 'Lo que viene después.', text: 'Pensamos pronto en la residencia permanente.' },
      ],
      title: 'Por qué elegirnos',
      link: { text: 'Quién puede ayudarle', href: '/who-may-help-you' },
    },
    { kind: 'people', id: 'people', title: 'Quién hace este trabajo' },
    {
      kind: 'call',
      id: 'closing',
      title: 'Traiga la oferta de trabajo',
      text: 'Vemos qué visas podrían servirle.',
    },
  ],
  order: 20,
}
