import { fees as english } from '#app/features/content/en/fees.ts'
import { inOtherWords } from '#app/features/content/in-other-words.ts'

export const fees = inOtherWords(english, {
  'flat-family-immigration': {
    name: 'Una tarjeta verde (green card) para el esposo o la esposa que está aquí',
    includes: 'Formularios I-130 e I-485, sus pruebas en orden y un ensayo de la entrevista.',
  },
  'flat-work-visas': {
    name: 'Una petición de una empresa por un trabajador',
    includes: 'Formulario I-140, las cartas para la empresa y las respuestas a USCIS.',
  },
  'flat-permanent-residency': {
    name: 'Una tarjeta nueva, si la suya vence o se pierde',
    includes: 'Formulario I-90, y una revisión de sus viajes y papeles antes de enviarlo.',
  },
  'flat-citizenship': {
    name: 'Ciudadanía, del formulario al juramento',
    includes:
      'Formulario N-400, una revisión de sus viajes e impuestos y un ensayo de la entrevista.',
  },
  'flat-u-visa': {
    name: 'Una petición de visa U',
    includes: 'Formulario I-918, la solicitud a la policía de su parte y su declaración.',
  },
  'flat-investor-visa': {
    name: 'Una petición de inversionista EB-5',
    includes: 'Formulario I-526E y las pruebas del origen del dinero.',
  },
  'form-i-130': { name: 'Formulario I-130, petición para un familiar' },
  'form-i-485': { name: 'Formulario I-485, tarjeta verde desde dentro del país' },
  'form-i-751': {
    name: 'Formulario I-751, para quitar las condiciones de una tarjeta verde (green card) por matrimonio',
  },
  'form-i-90': { name: 'Formulario I-90, para renovar o reemplazar la tarjeta verde' },
  'form-n-400': {
    name: 'Formulario N-400, solicitud de ciudadanía',
    includes: 'Con ingresos bajos cuesta {fee.n-400-reduced}, en papel. {fee.n-400-proposed}',
  },
  'form-i-140': {
    name: 'Formulario I-140, petición para un trabajador',
    includes: 'Los empleadores pagan además otras tarifas.',
  },
  'form-i-129': { name: 'Formulario I-129, petición de H-1B, L-1 u O-1' },
  'form-i-765': {
    name: 'Formulario I-765, permiso de trabajo',
    includes: 'Cuesta {fee.i-765-pending}. Con asilo, parole o TPS se aplican otras tarifas.',
  },
  'form-i-131': { name: 'Formulario I-131, documento de viaje' },
  'form-i-526': {
    name: 'Formulario I-526E, petición de un inversionista EB-5',
    includes: 'Más adelante, el formulario I-829, para quitar las condiciones, cuesta {fee.i-829}.',
  },
  'form-i-918': { name: 'Formulario I-918, petición de visa U' },
  'form-i-589': { name: 'Formulario I-589, solicitud de asilo' },
  'form-i-360': {
    name: 'Formulario I-360, petición de un inmigrante especial',
    includes: 'Víctimas de violencia en la familia (VAWA): pregúntennos antes de pagar.',
  },
  immigrant: { name: 'Tarifa de inmigrante de USCIS, después de una visa' },
  'court-appeal': { name: 'Una apelación en un caso de inmigración', includes: '{fee.court}' },
})
