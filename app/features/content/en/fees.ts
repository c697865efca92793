import { flatFees } from '#app/features/content/en/flat-fees.ts'
import type { RecordData } from '#app/features/content/record-types.ts'

// Amounts are legal facts with a source; a form without a source that was read has none, and the dashboard lists it.
export const fees: Record<string, RecordData<'fee'>> = {
  ...flatFees,
  'form-i-130': governmentFee('Form I-130, petition for a relative', '{fee.i-130}', 10),
  'form-i-485': governmentFee('Form I-485, green card from inside the country', '{fee.i-485}', 20),
  'form-i-751': governmentFee(
    'Form I-751, to remove the conditions on a green card through marriage',
    '{fee.i-751}',
    30,
  ),
  'form-i-90': governmentFee('Form I-90, to renew or replace a green card', '{fee.i-90}', 40),
  'form-n-400': {
    ...governmentFee('Form N-400, application for citizenship', '{fee.n-400}', 50),
    includes: 'With a low income it is {fee.n-400-reduced}, on paper. {fee.n-400-proposed}',
  },
  'form-i-140': {
    ...governmentFee('Form I-140, petition for a worker', '{fee.i-140}', 60),
    includes: 'Employers pay other fees beside it.',
  },
  'form-i-129': governmentFee('Form I-129, petition for an H-1B, L-1 or O-1', null, 70),
  'form-i-765': {
    ...governmentFee('Form I-765, work permit', '{fee.i-765}', 80),
    includes: 'It is {fee.i-765-pending}. With asylum, parole or TPS other fees apply.',
  },
  'form-i-131': governmentFee('Form I-131, travel document', '{fee.i-131}', 85),
  'form-i-526': {
    ...governmentFee('Form I-526E, petition of an EB-5 investor', '{fee.i-526e}', 90),
    includes: 'Later, Form I-829 to remove the conditions costs {fee.i-829}.',
  },
  'form-i-918': governmentFee('Form I-918, petition for a U visa', '{fee.i-918}', 100),
  'form-i-589': {
    ...governmentFee('Form I-589, application for asylum', '{fee.i-589}', 110),
    includes: '{asylum.fees}',
  },
  'form-i-360': {
    ...governmentFee('Form I-360, petition of a special immigrant', '{fee.i-360}', 120),
    includes: 'Victims of violence in the family (VAWA): ask us before you pay anything.',
  },
  immigrant: governmentFee('USCIS immigrant fee, after a visa', '{fee.immigrant}', 130),
  'court-appeal': {
    ...governmentFee('An appeal in an immigration case', '{fee.court-appeal}', 140),
    includes: '{fee.court}',
  },
}

function governmentFee(name: string, amount: string | null, order: number): RecordData<'fee'> {
  return { name, kind: 'government', service: null, amount, includes: null, source: null, order }
}
