import type { RecordData } from '#app/features/content/record-types.ts'

export const familyImmigration: RecordData<'service'> = {
  slug: 'inmigracion-familiar',
  name: 'Inmigración familiar',
  note: 'Traiga a su esposo o esposa, padres, hijos o hermanos.',
  description:
    'Visas para esposos y prometidos, peticiones para padres, hijos y hermanos, y tarjetas verdes (residencia permanente) para familiares que ya están aquí.',
  icon: 'house',
  art: 'doors',
  topics: ['famil', 'conyug', 'fianc'],
  quickExit: false,
  card: {
    description:
      'Para ciudadanos o residentes permanentes que quieren cerca a su esposo o esposa, hijos, padres o hermanos.',
    features: [
      'Visas para esposos y prometidos',
      'Peticiones para padres e hijos',
      'Peticiones para hermanos',
      'Ajuste de estatus',
    ],
  },
  hero: {
    title: 'Inmigración familiar para las personas que extraña',
    subtitle:
      'Si tiene la ciudadanía de Estados Unidos o la residencia permanente (green card), puede presentar una petición para ciertos familiares cercanos.',
  },
  sections: [
    {
      kind: 'comparison',
      id: 'matrix',
      title: 'Quién puede presentar una petición para quién',
      lead: 'Algunos familiares esperan en una fila, de la {family.f1-line} a la {family.f4-line}, porque la ley limita cuántos pueden venir cada año.',
      link: {
        text: 'Vea su lugar en la fila',
        href: '/visa-bulletin',
      },
      columns: ['Como ciudadano', 'Con tarjeta verde'],
      rows: [
        {
          label: 'Esposo o esposa',
          cells: [
            { text: 'Sin fila', mark: 'yes' },
            { text: '{family.f2a-line}', mark: 'wait' },
          ],
        },
        {
          label: 'Hijo o hija, {child.definition}',
          cells: [
            { text: 'Sin fila', mark: 'yes' },
            { text: '{family.f2a-line}', mark: 'wait' },
          ],
        },
        {
          label: 'Madre o padre',
          cells: [
            { text: 'Sin fila', mark: 'yes' },
            { text: 'No', mark: 'no' },
          ],
        },
        {
          label: 'Hermano o hermana',
          cells: [
            { text: '{family.f4-line}', mark: 'wait' },
            { text: 'No', mark: 'no' },
          ],
        },
        {
          label: 'Hijo soltero o hija soltera, {family.adult-age}',
          cells: [
            { text: '{family.f1-line}', mark: 'wait' },
            { text: '{family.f2b-line}', mark: 'wait' },
          ],
        },
        {
          label: 'Hijo casado o hija casada',
          cells: [
            { text: '{family.f3-line}', mark: 'wait' },
            { text: 'No', mark: 'no' },
          ],
        },
        {
          label: 'Prometido o prometida',
          cells: [
            { text: 'Sí, para casarse aquí', mark: 'yes' },
            { text: 'No', mark: 'no' },
          ],
        },
      ],
      note: 'Para un padre, madre, hermano o hermana, usted debe tener {parents.petitioner-age}. Nadie puede presentar una petición para {family.no-petition}.',
    },
    {
      kind: 'beforeYouCall',
      id: 'before-you-call',
      howLong:
        'Donde no hay fila, de todos modos espera a la agencia y al consulado. Una fila puede tardar muchos años, y la de los hermanos es una de las más largas.',
      whatToBring: [
        'Los pasaportes de su familia',
        'Actas de nacimiento y de matrimonio',
        'Todas las cartas del gobierno',
        'Las fechas de viajes anteriores a este país',
      ],
      title: 'Antes de llamar',
      notice: {
        text: '{consulates.pause} ({consulates.pause:day}) Una prohibición de viaje también frena a muchas personas de {entry.ban-ours} y de otros países. Ya no tiene una excepción general para la familia de ciudadanos. ({entry.ban:day})',
        link: {
          text: 'Todos los países de la prohibición de viaje',
          href: '/what-applies-now#travel-ban',
        },
      },
    },
    {
      kind: 'offerings',
      id: 'offerings',
      title: 'Qué hacemos por usted',
      items: [
        {
          title: 'Visas para esposos y prometidos',
          description:
            'Le ayudamos a mostrar que su matrimonio es real. Después le preparamos para la entrevista en el consulado, la oficina de visas de Estados Unidos en el extranjero.',
          details: [],
          requirements: [],
          notice: {
            text: 'A menudo se decía que la visa para el esposo o la esposa tardaba {spouse.processing}. Eso era antes de que los consulados suspendieran sus entrevistas, y ahora puede tardar más.',
            link: {
              text: 'Tiempos actuales en USCIS, la agencia de inmigración',
              href: 'https://egov.uscis.gov/processing-times/',
            },
          },
        },
        {
          title: 'Peticiones para padres e hijos',
          description:
            'Si falta un acta de nacimiento, buscamos otras pruebas. Presente la petición antes de que un hijo pase la edad límite. Pregúntenos por los hijastros, que también pueden contar.',
          details: [],
          requirements: [],
        },
        {
          title: 'Peticiones para hermanos',
          description:
            'En la fila cuenta el día en que se presentó la petición, así que preséntela pronto. Cuando le toque a su hermana, pueden solicitar la visa con ella su esposo y sus hijos solteros que todavía tengan {child.age}.',
          details: [],
          requirements: [],
        },
        {
          title: 'Ajuste de estatus',
          description:
            'Algunos familiares pueden solicitar la tarjeta verde desde dentro del país. {adjustment.let-in} Esto se llama “inspección”. No viaje antes de preguntarnos.',
          details: [],
          requirements: [],
          notice: { text: '{adjustment.memo} ({adjustment.memo:day})' },
        },
      ],
    },
    {
      kind: 'steps',
      id: 'steps',
      title: 'De la primera llamada a la visa',
      items: [
        {
          title: 'Consulta inicial',
          description: 'Buscamos con usted la petición que corresponde.',
        },
        { title: 'Documentos', description: 'Le damos una lista y revisamos cada documento.' },
        {
          title: 'Presentación',
          description: 'Usted lee y firma los formularios, y nosotros los enviamos.',
        },
        {
          title: 'Seguimiento del caso',
          description: 'Le explicamos cada carta y la contestamos.',
        },
        {
          title: 'Preparación para la entrevista',
          description: 'Practicamos las preguntas con usted.',
        },
        { title: 'Resultado', description: 'Le explicamos qué sigue.' },
      ],
    },
    {
      kind: 'reasons',
      id: 'why',
      lead: 'Trabajamos con toda la familia, a los dos lados de la frontera.',
      notes: [
        {
          start: 'Nombres que coinciden.',
          text: 'Comparamos cómo está escrito cada nombre en todos sus documentos antes de presentarlos.',
        },
        { start: 'Aquí y en el extranjero.', text: 'Hablamos con usted y con su familia allá.' },
        { start: 'Sin falsas esperanzas.', text: 'Si no puede funcionar, se lo decimos.' },
      ],
      title: 'Por qué elegirnos',
      link: { text: 'Quién puede ayudarle', href: '/who-may-help-you' },
    },
    { kind: 'people', id: 'people', title: 'Quién hace este trabajo' },
    {
      kind: 'call',
      id: 'closing',
      title: 'Díganos a quién quiere traer',
      text: 'Le decimos qué permite hoy la ley, aunque la respuesta sea “todavía no”.',
    },
  ],
  order: 10,
}
