import type { RecordData } from '#app/features/content/record-types.ts'

export const investorVisa: RecordData<'service'> = {
  slug: 'visa-de-inversionista',
  name: 'Visa de inversionista',
  note: 'EB-5, E-2 y L-1A, para dueños y fundadores.',
  description:
    'EB-5, E-2 y L-1A para dueños, fundadores e inversionistas: qué exige cada una, a qué lleva y cómo preparamos el caso.',
  icon: 'building',
  art: 'street',
  topics: ['trabaj', 'emple', 'invers', 'H-1B', 'L-1', 'O-1', 'E-2', 'EB'],
  quickExit: false,
  card: {
    description:
      'Para dueños, fundadores e inversionistas que quieren abrir o dirigir un negocio aquí.',
    features: [
      'EB-5, que puede llevar a la tarjeta verde',
      'E-2, para nacionales de países con tratado',
      'L-1A, para gerentes de una empresa',
      'Prueba del origen de su dinero',
    ],
  },
  hero: {
    title: 'Visa de inversionista: para dueños y fundadores',
    subtitle: '¿Quiere tener o dirigir un negocio aquí? Compare lo que exige cada visa.',
  },
  sections: [
    {
      kind: 'offerings',
      id: 'options',
      title: 'Tres opciones, lado a lado',
      questions: ['Nacionalidad', 'Cantidad mínima', 'Empleos', 'Tarjeta verde', 'Familia'],
      items: [
        {
          title: 'EB-5',
          description: 'Usted invierte en un negocio nuevo.',
          answers: [
            'Cualquiera',
            '{eb5.investment}',
            '{eb5.jobs}',
            'Puede llevar a la residencia permanente (green card), al principio condicional, por {eb5.conditional}',
            'Esposo o esposa, e hijos solteros de {child.age}',
          ],
          details: [],
          requirements: [
            'Dinero lícito, con pruebas',
            'El dinero sigue en riesgo de perderse',
            'Una segunda petición, {eb5.removal}',
          ],
        },
        {
          title: 'E-2',
          description: 'Solo para nacionales de {e2.treaty}.',
          answers: [
            'Un país con tratado',
            'Suficiente para manejar el negocio',
            'El negocio debe dar más que el sustento de su familia',
            'No por sí sola; puede renovar la visa',
            'Lo mismo',
          ],
          details: [],
          requirements: [
            'Nacionales del país con tratado son dueños de al menos la mitad',
            'Su dinero ya está en riesgo de perderse',
            'Usted viene a dirigir el negocio',
          ],
        },
        {
          title: 'L-1A',
          description: 'Usted dirige la oficina en Estados Unidos de una empresa extranjera.',
          answers: [
            'Cualquiera',
            'Suficiente para pagar un local y personal',
            'Suficientes para que haga falta un gerente',
            'Más adelante, para algunos gerentes',
            'Lo mismo',
          ],
          details: [],
          requirements: [
            '{l1.employment}',
            'Dos empresas relacionadas',
            'La empresa en el extranjero sigue abierta',
          ],
        },
      ],
    },
    {
      kind: 'beforeYouCall',
      id: 'before-you-call',
      howLong:
        'La EB-5 es la que más tarda, porque la agencia decide dos peticiones. Para algunos países de nacimiento, además hay una fila.',
      whatToBring: [
        'Todos los pasaportes',
        'Una página sobre el negocio',
        'Pruebas de cómo ganó el dinero',
        'Pruebas de quién es dueño de la empresa',
      ],
      title: 'Antes de llamar',
      notice: {
        text: '{eb5.program} ({eb5.program:day})',
        link: { text: 'Qué hacen ahora los consulados', href: '/what-applies-now#consulates' },
      },
    },
    {
      kind: 'offerings',
      id: 'offerings',
      title: 'Qué hacemos por usted',
      items: [
        {
          title: 'Elegir la visa',
          description: 'Su nacionalidad puede descartar algunas.',
          details: [],
          requirements: [],
        },
        {
          title: 'Prueba del dinero',
          description: 'Mostramos de dónde vino cada parte.',
          details: [],
          requirements: [],
        },
        {
          title: 'La empresa y su plan',
          description: 'Preparamos las dos cosas con su contador.',
          details: [],
          requirements: [],
        },
        {
          title: 'Petición, consulado y familia',
          description: 'Presentamos el caso y preparamos a su familia para la entrevista.',
          details: [],
          requirements: [],
        },
      ],
    },
    {
      kind: 'steps',
      id: 'steps',
      title: 'Del plan a la visa',
      items: [
        { title: 'Consulta inicial', description: 'Hablamos de su plan.' },
        { title: 'Elección de la visa', description: 'Comparamos riesgos y tiempo.' },
        { title: 'Origen del dinero', description: 'Seguimos el dinero hasta su origen.' },
        { title: 'Empresa y plan', description: 'Usted crea el negocio, y le ayudamos.' },
        {
          title: 'Presentación y respuestas',
          description: 'Contestamos lo que pregunta la agencia.',
        },
        { title: 'Entrevista, entrada y renovación', description: 'Le decimos qué sigue.' },
      ],
    },
    {
      kind: 'reasons',
      id: 'why',
      lead: 'Hablamos de los riesgos antes de que usted firme.',
      notes: [
        { start: 'Primero el pasaporte.', text: 'De él dependen sus opciones.' },
        { start: 'Una sola historia.', text: 'Todos los documentos deben decir lo mismo.' },
        { start: 'Un no claro.', text: 'Si no puede funcionar, le decimos por qué.' },
      ],
      title: 'Por qué elegirnos',
      link: { text: 'Quién puede ayudarle', href: '/who-may-help-you' },
    },
    { kind: 'people', id: 'people', title: 'Quién hace este trabajo' },
    {
      kind: 'call',
      id: 'closing',
      title: 'Hable con nosotros antes de mover el dinero',
      text: 'Traiga su pasaporte y su plan.',
    },
  ],
  order: 60,
}
