import type {
  consultationTexts as englishConsultation,
  feesTexts as englishFees,
  promiseTexts as englishPromises,
  proofTexts as englishProof,
} from '#app/features/site/texts/en/fees.ts'

export const consultationTexts: typeof englishConsultation = {
  length: 'Consulta de 30 minutos',
  fees: { text: 'Cómo funcionan los costos', path: '/fees' },
}

export const feesTexts: typeof englishFees = {
  askForPrice: 'Pregunte el precio al reservar.',
  bookConsultation: 'Reservar consulta',
  call: 'Llamar al {phone}',
  contact: { text: 'Contáctenos', path: '/contact' },
  readAgreement: 'Leer un contrato de ejemplo',
  total: 'Con las tarifas del gobierno: {total}',
  columns: { work: 'El trabajo', form: 'El formulario', amount: 'Costo' },
  source: 'Fuente: {name}, {day}.',
  readOn: 'leída el {date}',
  whoMayHelp: { text: 'Cómo verificar quién puede ayudarle', path: '/who-may-help-you' },
}

export const promiseTexts: typeof englishPromises = {
  title: 'Lo que puede exigirnos',
  promises: {
    oneLawyer: 'Un solo abogado está a cargo de su caso, de la primera reunión a la última carta.',
    secondCheck:
      'Una segunda persona compara cada formulario con sus documentos antes de enviarlo.',
    readBeforeFiling:
      'Solo presentamos lo que usted ha leído, o lo que le han leído, y ha aceptado.',
    personAnswers: 'En el horario de oficina, una persona contesta el teléfono.',
    safeTimes: 'Si nos dice a qué horas es seguro llamar, no llamamos a otras horas.',
    feesInWriting:
      'Usted recibe por escrito nuestros honorarios y las tarifas del gobierno antes de debernos algo más.',
    paymentInParts: 'Puede pagar nuestros honorarios en partes.',
    freeFirstContact:
      'Llamarnos para reservar una hora, o enviarnos un mensaje, no le cuesta nada.',
  },
}

export const proofTexts: typeof englishProof = {
  since: 'Trabajamos en derecho de inmigración desde {year}.',
  memberships: 'Membresías',
}
