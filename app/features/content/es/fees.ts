import type { RecordData } from '#app/features/content/record-types.ts'

export const fees: Record<string, RecordData<'fee'>> = {
  'form-i-130': governmentFee('Formulario I-130, petición para un familiar', '{fee.i-130}', 10),
  'form-i-485': governmentFee('Formulario I-485, tarjeta verde desde dentro del país', null, 20),
  'form-i-751': governmentFee(
    'Formulario I-751, para quitar las condiciones de una tarjeta verde (green card) por matrimonio',
    '{fee.i-751}',
    30,
  ),
  'form-i-90': governmentFee('Formulario I-90, para reemplazar la tarjeta verde', '{fee.i-90}', 40),
  'form-n-400': governmentFee('Formulario N-400, solicitud de ciudadanía', '{fee.n-400}', 50),
  'form-i-140': {
    ...governmentFee('Formulario I-140, petición para un trabajador', '{fee.i-140}', 60),
    includes: 'Los empleadores pagan además otras tarifas.',
  },
  'form-i-129': governmentFee('Formulario I-129, petición de H-1B, L-1 u O-1', null, 70),
  'form-i-765': governmentFee('Formulario I-765, permiso de trabajo', null, 80),
  'form-i-526': governmentFee(
    'Formularios I-526 e I-526E, petición de un inversionista EB-5',
    null,
    90,
  ),
  'form-i-918': governmentFee('Formulario I-918, petición de visa U', null, 100),
  'form-i-589': governmentFee('Formulario I-589, solicitud de asilo', null, 110),
}

function governmentFee(name: string, amount: string | null, order: number): RecordData<'fee'> {
  return { name, kind: 'government', service: null, amount, includes: null, source: null, order }
}
