import type { RecordData } from '#app/features/content/record-types.ts'

export const permanentResidency: RecordData<'service'> = {
  slug: 'residencia-permanente',
  name: 'Residencia permanente',
  note: 'Tarjeta verde (green card) por familia, trabajo o lotería.',
  description:
    'Tarjeta verde (green card) por familia, por trabajo (EB-1 a EB-3 y PERM), por la lotería de visas y para inmigrantes especiales.',
  icon: 'id-card',
  art: 'papers',
  topics: ['tarjeta verde', 'residen', 'green card'],
  quickExit: false,
  card: {
    description:
      'Para quienes quieren vivir y trabajar aquí de forma permanente, por familia, trabajo o lotería.',
    features: [
      'Tarjeta verde (green card) por familia',
      'Tarjeta verde por trabajo, EB-1 a EB-3',
      'La lotería de visas',
      'Inmigrantes especiales',
    ],
  },
  hero: {
    title: 'Residencia permanente: caminos a la tarjeta verde',
    subtitle:
      'La residencia permanente (green card o tarjeta verde) le permite vivir y trabajar aquí mientras cumpla sus reglas.',
  },
  sections: [
    { kind: 'tool', id: 'tool', tool: 'green-card-path' },
    {
      kind: 'beforeYouCall',
      id: 'before-you-call',
      howLong:
        'Depende del camino y del lugar donde usted nació. En una fila puede tardar muchos años.',
      whatToBring: [
        'Su pasaporte y sus visas',
        'Prueba de cómo entró la última vez',
        'Documentos de familia o la oferta de trabajo',
        'Documentos de la corte, si los hay',
      ],
      title: 'Antes de llamar',
      notice: {
        text: '{adjustment.memo} ({adjustment.memo:day})',
        link: { text: 'Qué hacen ahora los consulados', href: '/what-applies-now#consulates' },
      },
    },
    {
      kind: 'offerings',
      id: 'offerings',
      title: 'Cuatro caminos a la tarjeta verde',
      items: [
        {
          title: 'Por familia',
          description:
            'Un familiar presenta una petición para usted y se compromete a sostenerle económicamente. Después, muchas personas esperan un número de visa, porque hay un límite anual.',
          details: [],
          requirements: [],
        },
        {
          title: 'Por trabajo: EB-1 a EB-3 y PERM',
          description:
            'La EB-1 es para personas en lo más alto de su campo y algunos gerentes. La EB-2 es para personas con posgrado, y la EB-3 para otros empleos permanentes. En el PERM, el empleador hace una prueba del mercado laboral.',
          details: [],
          requirements: [],
        },
        {
          title: 'Lotería de visas',
          description:
            'Es un sorteo anual para personas que nacieron en ciertos países. Si se inscribe dos veces, queda fuera.',
          details: [],
          requirements: [],
          notice: { text: '{diversity.notice} ({diversity.notice:day})' },
        },
        {
          title: 'Inmigrantes especiales',
          description:
            'Algunos grupos pequeños tienen su propio camino, como ciertos trabajadores religiosos y los menores a quienes protege una corte.',
          details: [],
          requirements: [],
        },
      ],
    },
    {
      kind: 'benefits',
      id: 'benefits',
      title: 'Lo que le da la tarjeta verde',
      items: [
        {
          title: 'Quedarse de forma permanente',
          text: 'Su estatus no termina cuando vence la tarjeta, salvo si esta tiene condiciones. La tarjeta se renueva.',
        },
        { title: 'Trabajar donde quiera', text: 'No hace falta la petición de un empleador.' },
        {
          title: 'Viajar y regresar',
          text: 'Puede viajar, pero un viaje largo puede costarle la tarjeta. Mientras no la tenga, no viaje antes de preguntarnos.',
        },
        {
          title: 'Traer a la familia cercana',
          text: 'Puede presentar una petición para su esposo, esposa o hijos solteros.',
        },
        { title: 'Estudiar', text: 'Puede estudiar sin visa de estudiante.' },
        {
          title: 'Acercarse a la ciudadanía',
          text: 'La mayoría de las personas puede solicitar la ciudadanía después de {citizenship.years}.',
        },
      ],
    },
    {
      kind: 'steps',
      id: 'steps',
      title: 'De la petición a la tarjeta',
      items: [
        { title: 'Consulta inicial', description: 'Vemos su familia, su trabajo y cómo entró.' },
        {
          title: 'Mirar atrás',
          description: 'Algunos problemas del pasado necesitan un perdón oficial (waiver).',
        },
        { title: 'Petición', description: 'La presenta su familiar, su empleador o usted.' },
        { title: 'Su lugar en la fila', description: 'Le mostramos cómo avanza.' },
        {
          title: 'Su propia solicitud',
          description:
            'La presenta desde dentro del país (“ajuste de estatus”) o en un consulado en el extranjero.',
        },
        {
          title: 'Decisión, y cómo conservar la tarjeta',
          description: 'Le explicamos los viajes, los impuestos y cómo se renueva la tarjeta.',
        },
      ],
    },
    { kind: 'people', id: 'people', title: 'Quién hace este trabajo' },
    {
      kind: 'call',
      id: 'closing',
      title: 'Averigüe cuál es su camino',
      text: 'Si hoy no hay ninguno abierto, le decimos qué debe cambiar.',
    },
  ],
  order: 30,
}
