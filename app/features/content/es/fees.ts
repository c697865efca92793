import { fees as english } from '#app/features/content/en/fees.ts'
import { inOtherWords } from '#app/features/content/in-other-words.ts'

export const fees = inOtherWords(english, {
  'form-i-130': { name: 'Formulario I-130, petición para un familiar' },
  'form-i-485': { name: 'Formulario I-485, tarjeta verde desde dentro del país' },
  'form-i-751': {
    name: 'Formulario I-751, para quitar las condiciones de una tarjeta verde (green card) por matrimonio',
  },
  'form-i-90': { name: 'Formulario I-90, para reemplazar la tarjeta verde' },
  'form-n-400': { name: 'Formulario N-400, solicitud de ciudadanía' },
  'form-i-140': {
    name: 'Formulario I-140, petición para un trabajador',
    includes: 'Los empleadores pagan además otras tarifas.',
  },
  'form-i-129': { name: 'Formulario I-129, petición de H-1B, L-1 u O-1' },
  'form-i-765': { name: 'Formulario I-765, permiso de trabajo' },
  'form-i-526': { name: 'Formularios I-526 e I-526E, petición de un inversionista EB-5' },
  'form-i-918': { name: 'Formulario I-918, petición de visa U' },
  'form-i-589': { name: 'Formulario I-589, solicitud de asilo' },
})
