import type { RecordData } from '#app/features/content/record-types.ts'

// Amounts are legal facts with a source; a form without a source that was read has none, and the dashboard lists it.
// The sample firm has no fees of its own.
export const fees: Record<string, RecordData<'fee'>> = {
  'form-i-130': governmentFee('Formulaire I-130, pétition pour un proche', '{fee.i-130}', 10),
  'form-i-485': governmentFee(
    'Formulaire I-485, carte verte (green card) depuis les États-Unis',
    null,
    20,
  ),
  'form-i-751': governmentFee(
    'Formulaire I-751, pour retirer les conditions d’une carte verte (green card) par le mariage',
    '{fee.i-751}',
    30,
  ),
  'form-i-90': governmentFee(
    'Formulaire I-90, pour remplacer une carte verte (green card)',
    '{fee.i-90}',
    40,
  ),
  'form-n-400': governmentFee('Formulaire N-400, demande de citoyenneté', '{fee.n-400}', 50),
  'form-i-140': {
    ...governmentFee('Formulaire I-140, pétition pour un travailleur', '{fee.i-140}', 60),
    includes: 'Les employeurs paient d’autres frais en plus.',
  },
  'form-i-129': governmentFee('Formulaire I-129, pétition pour un H-1B, L-1 ou O-1', null, 70),
  'form-i-765': governmentFee('Formulaire I-765, permis de travail', null, 80),
  'form-i-526': governmentFee(
    'Formulaires I-526 et I-526E, pétition d’un investisseur EB-5',
    null,
    90,
  ),
  'form-i-918': governmentFee('Formulaire I-918, pétition pour un visa U', null, 100),
  'form-i-589': governmentFee('Formulaire I-589, demande d’asile', null, 110),
}

function governmentFee(name: string, amount: string | null, order: number): RecordData<'fee'> {
  return { name, kind: 'government', service: null, amount, includes: null, source: null, order }
}
