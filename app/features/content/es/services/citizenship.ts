import type { RecordData } from '#app/features/content/record-types.ts'

export const citizenship: RecordData<'service'> = {
  slug: 'ciudadania',
  name: 'Ciudadanía',
  note: 'Naturalización, el examen y la entrevista.',
  description:
    'Naturalización, preparación para el examen de educación cívica e inglés, documentos y entrevista, para residentes permanentes que quieren ser ciudadanos.',
  icon: 'landmark',
  art: 'book',
  topics: ['ciudadan', 'naturaliz'],
  quickExit: false,
  card: {
    description: 'Para residentes permanentes que quieren ser ciudadanos, ahora o más adelante.',
    features: [
      'Naturalización',
      'Preparación para el examen',
      'Documentos',
      'Preparación para la entrevista',
    ],
  },
  hero: {
    title: 'Ciudadanía: de la tarjeta verde al juramento',
    subtitle:
      'Si tiene la residencia permanente (green card), preparamos con usted la solicitud, el examen y la entrevista.',
  },
  sections: [
    { kind: 'tool', id: 'tool', tool: 'filing-date' },
    {
      kind: 'comparison',
      id: 'matrix',
      title: '¿Qué examen de educación cívica le toca?',
      columns: ['Solicitud antes del {civics.newer.from}', 'Solicitud desde ese día'],
      rows: [
        {
          label: 'Usted estudia',
          cells: [{ text: '{civics.older.questions}' }, { text: '{civics.newer.questions}' }],
        },
        {
          label: 'Le hacen hasta',
          cells: [{ text: '{civics.older.asked}' }, { text: '{civics.newer.asked}' }],
        },
        {
          label: 'Necesita',
          cells: [{ text: '{civics.older.passing}' }, { text: '{civics.newer.passing}' }],
        },
      ],
      note: 'Hay una lista corta si usted tiene {civics.senior}. En ese caso, el oficial hace {civics.senior-list}.',
    },
    {
      kind: 'beforeYouCall',
      id: 'before-you-call',
      howLong:
        'Depende de la oficina de USCIS que corresponde a su dirección. Consultamos sus tiempos con usted.',
      whatToBring: [
        'Su tarjeta verde',
        'Sus pasaportes, nuevos y viejos',
        'Las fechas de sus viajes al extranjero',
        'Documentos de impuestos y documentos de la corte',
      ],
      title: 'Antes de llamar',
    },
    {
      kind: 'offerings',
      id: 'offerings',
      title: 'Qué hacemos por usted',
      items: [
        {
          title: 'Naturalización',
          description:
            'Primero revisamos viajes, impuestos y arrestos. Después llenamos con usted el formulario N-400.',
          details: [],
          requirements: [],
        },
        {
          title: 'Preparación para el examen',
          description:
            'Usted practica en voz alta la educación cívica y el inglés. Si una discapacidad le impide aprenderlos, pregúntenos por el formulario N-648.',
          details: [],
          requirements: [],
        },
        {
          title: 'Documentos',
          description: 'Recibe una lista para su caso, y revisamos cada documento.',
          details: [],
          requirements: [],
        },
        {
          title: 'Preparación para la entrevista',
          description:
            'Le preguntamos lo que un oficial puede preguntar. Si no pasa el examen, puede intentarlo una vez más.',
          details: [],
          requirements: [],
        },
      ],
    },
    {
      kind: 'steps',
      id: 'steps',
      title: 'De la solicitud al juramento',
      items: [
        { title: 'Consulta inicial', description: 'Contamos años y viajes.' },
        { title: 'Su historial', description: 'Pedimos los documentos que faltan.' },
        {
          title: 'Solicitud',
          description: 'Usted lee y firma el formulario N-400.',
          duration: 'Hasta {citizenship.early-filing} antes de tener los años que necesita',
        },
        { title: 'Huellas', description: 'La agencia le envía una cita.' },
        {
          title: 'Entrevista y examen',
          description: 'Un oficial le hace el examen y le pregunta por su formulario.',
        },
        { title: 'Juramento', description: 'Desde ese momento usted tiene la ciudadanía.' },
      ],
    },
    {
      kind: 'benefits',
      id: 'benefits',
      title: 'Lo que le da la ciudadanía',
      items: [
        { title: 'El voto', text: 'Puede votar y ser parte de un jurado.' },
        {
          title: 'Un pasaporte de Estados Unidos',
          text: 'Puede regresar de un viaje, dure lo que dure.',
        },
        {
          title: 'Protección contra la deportación',
          text: 'A un ciudadano no se le puede deportar. Pero una ciudadanía obtenida contra las reglas, por ejemplo con fraude, se puede quitar.',
        },
        {
          title: 'Más de su familia',
          text: 'Puede presentar una petición también para sus padres, si tiene {parents.petitioner-age}.',
        },
        {
          title: 'Sus hijos',
          text: 'También se hacen ciudadanos si tienen {citizenship.child-age}, viven con usted y tienen tarjeta verde.',
        },
        { title: 'Empleos del gobierno', text: 'Muchos empleos federales son para ciudadanos.' },
      ],
    },
    { kind: 'people', id: 'people', title: 'Quién hace este trabajo' },
    {
      kind: 'call',
      id: 'closing',
      title: 'Averigüe si este es el año',
      text: 'Si es muy pronto, calculamos qué fecha debe esperar.',
    },
  ],
  order: 40,
}
