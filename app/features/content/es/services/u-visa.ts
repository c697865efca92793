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
        'Usted fue víctima de un delito que cuenta (vea abajo), y le causó daño físico o emocional.',
        'El delito ocurrió en Estados Unidos, o violó las leyes de Estados Unidos.',
        'Usted tiene información sobre el delito. En el caso de un niño, puede tenerla su padre o su madre.',
        'Usted está ayudando a la policía o a un fiscal, ha ayudado o acepta ayudar.',
      ],
    },
    {
      kind: 'offerings',
      id: 'options',
      title: '¿Qué delitos cuentan?',
      lead: 'La ley nombra estos delitos y algunos más. También pueden contar los delitos que se les parecen, y el intento de cometerlos.',
      items: [
        {
          title: 'Violencia en el hogar y violencia sexual',
          description: 'La ley nombra {uvisa.crimes-home}.',
          details: [],
          requirements: [],
        },
        {
          title: 'Ataques contra una persona',
          description: 'La ley nombra {uvisa.crimes-attacks}.',
          details: [],
          requirements: [],
        },
        {
          title: 'Privar a alguien de su libertad',
          description: 'La ley nombra {uvisa.crimes-captivity}.',
          details: [],
          requirements: [],
        },
        {
          title: 'Explotación',
          description: 'La ley nombra {uvisa.crimes-exploitation}.',
          details: [],
          requirements: [],
        },
        {
          title: 'Amenazas y delitos contra la justicia',
          description: 'La ley nombra {uvisa.crimes-justice}.',
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
        'La gente espera {uvisa.wait}, porque solo se otorgan {uvisa.cap} visas U a víctimas cada año. {uvisa.first-review} {uvisa.fee}',
      whatToBring: [
        'Solo los documentos que pueda llevar sin ponerse en peligro',
        'El número del reporte de la policía, si lo tiene',
        'Nombres y fechas, aunque solo los recuerde',
      ],
      title: 'Antes de llamar',
    },
    {
      kind: 'reasons',
      id: 'why',
      lead: 'Antes que nada, le preguntamos dónde y cuándo es seguro llamarle.',
      notes: [
        {
          start: 'Queda entre nosotros.',
          text: 'Lo que les cuente a nuestros abogados sobre su caso es confidencial, aunque nunca nos contrate.',
        },
        {
          start: 'Primero le hablamos del riesgo.',
          text: '{denial.court} Por eso miramos con usted toda su historia antes de presentar algo.',
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
            'También miramos la visa T, para víctimas de la trata de personas, y VAWA, para quienes sufrieron maltrato en su familia.',
          details: [],
          requirements: [],
        },
        {
          title: 'Pedir la certificación de la policía',
          description:
            'La pedimos solo si usted está de acuerdo. Si una oficina se niega a firmar, es posible que otra pueda hacerlo.',
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
          description:
            'Algo de su pasado, como una entrada no autorizada, puede ser un obstáculo. El gobierno puede excusarlo con un perdón oficial (waiver).',
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
        {
          title: 'Consulta inicial',
          description: 'Usted nos cuenta en privado lo que pasó, y le escuchamos.',
        },
        {
          title: 'Certificación de la policía',
          description:
            'La policía, un fiscal o un juez firma el formulario I-918, Suplemento B (Supplement B), para decir que usted ayudó.',
        },
        {
          title: 'Su declaración',
          description: 'Escribimos con usted, en sus propias palabras, lo que pasó.',
        },
        { title: 'Presentación', description: 'Usted lee todo, o se lo leemos, antes de firmar.' },
        {
          title: 'Espera',
          description:
            'La agencia mira su caso una primera vez. Es posible que entonces le dé un permiso de trabajo mientras espera.',
        },
        {
          title: 'Decisión',
          description:
            'Si se aprueba la petición, usted tiene el estatus U. Después de {uvisa.adjustment-years} de presencia continua con ese estatus, puede solicitar la residencia permanente (green card).',
        },
      ],
    },
    { kind: 'people', id: 'people', title: 'Quién hace este trabajo' },
    {
      kind: 'call',
      id: 'closing',
      title: 'Usted decide hasta dónde llegar',
      text: 'Puede terminar la conversación cuando quiera, y usted decide qué nos cuenta.',
    },
  ],
  order: 50,
}
