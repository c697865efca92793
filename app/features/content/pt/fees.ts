import type { RecordData } from '#app/features/content/record-types.ts'

export const fees: Record<string, RecordData<'fee'>> = {
  'form-i-130': governmentFee('Formulário I-130, petição para um parente', '{fee.i-130}', 10),
  'form-i-485': governmentFee(
    'Formulário I-485, green card (residência permanente) sem sair do país',
    null,
    20,
  ),
  'form-i-751': governmentFee(
    'Formulário I-751, para retirar as condições de um green card por casamento',
    '{fee.i-751}',
    30,
  ),
  'form-i-90': governmentFee('Formulário I-90, para substituir um green card', '{fee.i-90}', 40),
  'form-n-400': governmentFee('Formulário N-400, pedido de cidadania', '{fee.n-400}', 50),
  'form-i-140': {
    ...governmentFee('Formulário I-140, petição para um trabalhador', '{fee.i-140}', 60),
    includes: 'Os empregadores pagam outras taxas além desta.',
  },
  'form-i-129': governmentFee('Formulário I-129, petição para H-1B, L-1 ou O-1', null, 70),
  'form-i-765': governmentFee('Formulário I-765, permissão de trabalho', null, 80),
  'form-i-526': governmentFee(
    'Formulários I-526 e I-526E, petição de um investidor EB-5',
    null,
    90,
  ),
  'form-i-918': governmentFee('Formulário I-918, petição de visto U', null, 100),
  'form-i-589': governmentFee('Formulário I-589, pedido de asilo', null, 110),
}

function governmentFee(name: string, amount: string | null, order: number): RecordData<'fee'> {
  return { name, kind: 'government', service: null, amount, includes: null, source: null, order }
}
