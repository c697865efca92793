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
          description: 'Para trabajos que exigen un título universitario (bachelor’s degree).',
          answers: ['El empleador'],
          requirements: [
            'Ese título, o experiencia equivalente',
            'El salario exigido para el empleo',
            'Para la mayoría, la selección anual, que favorece los salarios más altos',
          ],
          details: [
            'Revisamos el empleo y el título',
            'Preparamos la petición',
            'Le ayudamos a cambiar de empleador',
          ],
          notice: { text: '{h1b.notice} ({h1b.notice:day}) {h1b.selection}' },
        },
        {
          title: 'L-1: traslados dentro de una empresa',
          description: 'Para gerentes y personas con conocimientos especiales.',
          answers: ['El empleador'],
          requirements: [
            '{l1.employment}',
            'Empresas relacionadas, como una matriz y su sucursal',
            'L-1A: gerentes. L-1B: conocimientos especiales',
          ],
          details: [
            'Mostramos cómo se relacionan',
            'Preparamos la petición',
            'Presentamos también la solicitud de su familia',
          ],
        },
        {
          title: 'E-1/E-2: comercio e inversión con tratado',
          description: 'Solo para nacionales de {e2.treaty}.',
          answers: ['Usted o la empresa'],
          requirements: [
            'Nacionales de ese país son dueños de al menos la mitad',
            'E-1: comercio constante, sobre todo con ese país',
            'E-2: dinero suficiente, ya en el negocio',
          ],
          details: [
            'Revisamos los pasaportes y quiénes son los dueños',
            'Mostramos de dónde vino el dinero',
            'Preparamos la solicitud',
          ],
        },
        {
          title: 'O-1: capacidad extraordinaria',
          description:
            'En ciencias, negocios, educación o deportes hace falta {o1.standard}. En las artes hace falta {o1.arts}.',
          answers: ['Un empleador o un agente'],
          requirements: [
            'Un premio importante, u otras pruebas de la lista',
            'Un reconocimiento que ha durado',
            'Trabajo en ese mismo campo',
          ],
          details: [
            'Revisamos su trayectoria',
            'Pedimos cartas sobre usted',
            'Preparamos la petición',
          ],
        },
      ],
    },
    {
      kind: 'beforeYouCall',
      id: 'before-you-call',
      howLong:
        'Para la mayoría de las personas, la H-1B tiene una selección al año. Las otras visas se presentan cuando los documentos están listos.',
      whatToBring: [
        'Su pasaporte y sus visas',
        'La oferta de trabajo por escrito',
        'Sus títulos',
        'Pruebas de quién es dueño de la empresa',
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
        {
          title: 'Presentación',
          description: 'Usted y su empleador leen y firman los documentos.',
        },
        { title: 'Espera y respuestas', description: 'Si la agencia pide más, contestamos.' },
        { title: 'Decisión y entrada', description: 'Le decimos cuándo hay que extenderla.' },
      ],
    },
    {
      kind: 'reasons',
      id: 'why',
      lead: 'Una visa de trabajo es cosa de dos personas: quien contrata y quien se muda.',
      notes: [
        {
          start: 'Palabras claras.',
          text: 'Describimos el empleo con palabras que usted pueda repetir.',
        },
        {
          start: 'Las fechas a la vista.',
          text: 'Le decimos con tiempo qué vence y cuándo.',
        },
        {
          start: 'Lo que viene después.',
          text: 'Preguntamos pronto por la residencia permanente.',
        },
      ],
      title: 'Por qué elegirnos',
      link: { text: 'Quién puede ayudarle', href: '/who-may-help-you' },
    },
    { kind: 'people', id: 'people', title: 'Quién hace este trabajo' },
    {
      kind: 'call',
      id: 'closing',
      title: 'Traiga la oferta de trabajo',
      text: 'Vemos con usted qué visas podrían servirle.',
    },
  ],
  order: 20,
}
