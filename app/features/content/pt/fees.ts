import { fees as english } from '#app/features/content/en/fees.ts'
import { inOtherWords } from '#app/features/content/in-other-words.ts'

export const fees = inOtherWords(english, {
  'form-i-130': { name: 'Formulário I-130, petição para um parente' },
  'form-i-485': { name: 'Formulário I-485, green card (residência permanente) sem sair do país' },
  'form-i-751': {
    name: 'Formulário I-751, para retirar as condições de um green card por casamento',
  },
  'form-i-90': { name: 'Formulário I-90, para substituir um green card' },
  'form-n-400': { name: 'Formulário N-400, pedido de cidadania' },
  'form-i-140': {
    name: 'Formulário I-140, petição para um trabalhador',
    includes: 'Os empregadores pagam outras taxas além desta.',
  },
  'form-i-129': { name: 'Formulário I-129, petição para H-1B, L-1 ou O-1' },
  'form-i-765': { name: 'Formulário I-765, permissão de trabalho' },
  'form-i-526': { name: 'Formulários I-526 e I-526E, petição de um investidor EB-5' },
  'form-i-918': { name: 'Formulário I-918, petição de visto U' },
  'form-i-589': { name: 'Formulário I-589, pedido de asilo' },
})
