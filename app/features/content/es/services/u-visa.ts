import type { RecordData } from '#app/features/content/record-types.ts'

export const uVisa: RecordData<'service'> = {
  slug: 'visa-u',
  name: 'Visa U',
  note: 'Protección para quienes sufrieron delitos graves.',
  description:
    'Protección para quienes sufrieron un delito grave en Estados Unidos y ayudan a la policía o a un fiscal: quién puede solicitarla, qué pasa y cuánto tarda.',
  icon: 'shield-check',
  art: 'door',
  topics: ['humanit', 'asil', 'crim', 'visa u', 'u visa', 'u-visa', 'asylum'],
  quickExit: true,
  card: {
    description: 'Para quienes sufrieron un delito grave aquí y ayudan a la policía o a un fiscal.',
    features: [
      'Revisar si usted cumple los requisitos',
      'La certificación de la policía',
      'Su familia en el mismo caso',
      'Perdones (waivers) por problemas del pasado',
    ],
  },
  hero: {
    title: 'Visa U para personas que sufrieron un delito',
    subtitle: 'Puede solicitarla aunque no tenga estatus migratorio.',
  },
  sections: [
    {
      kind: 'conditions',
      id: 'conditions',
      title: '¿Es para usted?',
      lead: 'Deben cumplirse los cuatro puntos.',
      items: [
        'Un delito grave le causó daño físico o psicológico.',
        'Ocurrió en Estados Unidos, o violó las leyes de Estados Unidos.',
        'Usted sabe algo sobre el delito. En el caso de un niño, puede saberlo su padre o su madre.',
        'Usted ayuda a la policía o a un fiscal, o está dispuesto o dispuesta a hacerlo.',
      ],
    },
    {
      kind: 'offerings',
      id: 'options',
      title: '¿Qué delitos cuentan?',
      lead: 'La ley los nombra. También cuentan los delitos que se les parecen, y los intentos.',
      items: [
        {
          title: 'Violencia en el hogar y violencia sexual',
          description: 'La ley nombra {uvisa.crimes-home}.',
          details: [],
          requirements: [],
        },
        {
          title: 'Ataques contra una persona',
          description: 'Son {uvisa.crimes-attacks}.',
          details: [],
          requirements: [],
        },
        {
          title: 'Privar a alguien de su libertad',
          description: 'Aquí entran {uvisa.crimes-captivity}.',
          details: [],
          requirements: [],
        },
        {
          title: 'Explotación',
          description: 'Estos delitos son {uvisa.crimes-exploitation}.',
          details: [],
          requirements: [],
        },
        {
          title: 'Amenazas y delitos contra la justicia',
          description: 'En este punto, la ley nombra {uvisa.crimes-justice}.',
          details: [],
          requirements: [],
        },
        { title: 'Robo o asalto', description: '{uvisa.robbery}', details: [], requirements: [] },
      ],
    },
    {
      kind: 'beforeYouCall',
      id: 'before-you-call',
      howLong:
        'La espera es de {uvisa.wait}. Solo se otorgan {uvisa.cap} visas a víctimas cada año. {uvisa.first-review} {uvisa.fee}',
      whatToBring: [
        'Solo documentos que pueda llevar sin ponerse en peligro',
        'El número del reporte de la policía, si lo hay',
        'Nombres y fechas, por escrito o de memoria',
      ],
      title: 'Antes de llamar',
    },
    {
      kind: 'reasons',
      id: 'why',
      lead: 'Primero usted nos dice dónde y cuándo es seguro llamarle.',
      notes: [
        {
          start: 'Confidencial.',
          text: 'Lo que nos cuente queda en privado, aunque nunca nos contrate.',
        },
        {
          start: 'El riesgo, desde el principio.',
          text: '{denial.court} Por eso miramos toda su historia antes de presentar algo.',
        },
      ],
      title: 'Por qué elegirnos',
      link: { text: 'Quién puede ayudarle', href: '/who-may-help-you' },
    },
    {
      kind: 'offerings',
      id: 'offerings',
      title: 'Cómo ayudamos',
      items: [
        {
          title: 'Revisar si cumple los requisitos',
          description:
            'También para la visa T (trata de personas) y VAWA (maltrato en la familia).',
          details: [],
          requirements: [],
        },
        {
          title: 'Obtener la certificación de la policía',
          description:
            'Solo si usted está de acuerdo. Si una oficina se niega, es posible que otra firme.',
          details: [],
          requirements: [],
        },
        {
          title: 'Incluir a su familia',
          description: '{uvisa.family} {uvisa.family-young}',
          details: [],
          requirements: [],
        },
        {
          title: 'Solicitar que se perdonen problemas del pasado',
          description: 'Un perdón oficial (waiver) puede excusar una entrada no autorizada.',
          details: [],
          requirements: [],
        },
      ],
    },
    {
      kind: 'steps',
      id: 'steps',
      title: 'Paso a paso',
      items: [
        { title: 'Consulta inicial', description: 'Le escuchamos, en privado.' },
        {
          title: 'Certificación de la policía',
          description:
            'Una oficina firma que usted ayudó (formulario I-918, Suplemento B; en inglés, Supplement B).',
        },
        { title: 'Su declaración', description: 'En sus palabras.' },
        { title: 'Presentación', description: 'Usted firma solo lo que ha leído.' },
        {
          title: 'Espera',
          description:
            'La agencia mira su caso una primera vez y es posible que le dé un permiso de trabajo.',
        },
        {
          title: 'Decisión',
          description:
            'Después de {uvisa.adjustment-years} de presencia continua con estatus U, puede solicitar la residencia permanente (green card).',
        },
      ],
    },
    { kind: 'people', id: 'people', title: 'Quién hace este trabajo' },
    {
      kind: 'call',
      id: 'closing',
      title: 'Usted decide hasta dónde llegar',
      text: 'Puede terminar la conversación en cualquier momento, y usted elige qué contarnos.',
    },
  ],
  order: 50,
}
