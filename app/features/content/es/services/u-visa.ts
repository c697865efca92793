import type { RecordData } from '#app/features/content/record-types.ts'

export const uVisa: RecordData<'service'> = {
  name: 'Visa U',
  note: 'Protección para quienes sufrieron delitos graves.',
  description:
    'Protección para quienes sufrieron un delito grave en Estados Unidos y ayudan a la policía o a un fiscal: quién puede solicitarla, qué pasa y cuánto tarda.',
  icon: 'shield-check',
  art: 'door',
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
    subtitle:
      '¿Está en peligro ahora? Llame al 911. Puede solicitarla aunque no tenga estatus migratorio.',
  },
  conditions: {
    title: '¿Es para usted?',
    lead: 'Las cuatro cosas deben cumplirse.',
    items: [
      'Un delito grave le hizo daño, en el cuerpo o en la mente, como la violencia doméstica.',
      'Ocurrió aquí, o violó las leyes de Estados Unidos.',
      'Usted sabe lo que pasó. En el caso de un niño, puede saberlo uno de sus padres.',
      'Usted ayuda a la policía o a un fiscal, o está dispuesto a hacerlo.',
    ],
  },
  offerings: {
    title: 'Cómo ayudamos',
    items: [
      {
        title: 'Revisar si cumple los requisitos',
        description: 'También para la visa T (trata de personas) y VAWA (maltrato en la familia).',
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
  beforeYouCall: {
    howLong: 'La gente espera {uvisa.wait}. Solo se dan {uvisa.cap} visas a víctimas cada año.',
    whatToBring: ['Lo que sea seguro llevar'],
  },
  whyChooseUs: {
    lead: 'Díganos dónde es seguro llamarle.',
    notes: [
      {
        start: 'Confidencial.',
        text: 'Lo que nos cuente queda en privado, aunque nunca nos contrate.',
      },
    ],
  },
  closing: {
    title: 'Puede detenerse en cualquier momento',
    text: 'Usted elige qué contar.',
  },
  steps: {
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
        description: 'Algunas personas reciben un permiso de trabajo.',
      },
      {
        title: 'Decisión',
        description:
          'Tarjeta verde (green card), es decir, la residencia permanente, después de {uvisa.adjustment-years} de presencia continua con estatus U.',
      },
    ],
  },
  order: 50,
}
