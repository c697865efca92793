import { fees as english } from '#app/features/content/en/fees.ts'
import { inOtherWords } from '#app/features/content/in-other-words.ts'

export const fees = inOtherWords(english, {
  'flat-family-immigration': {
    name: 'Um green card para o marido ou a esposa que está aqui',
    includes: 'Formulários I-130 e I-485, suas provas em ordem e um ensaio da entrevista.',
  },
  'flat-work-visas': {
    name: 'Uma petição de uma empresa por um trabalhador',
    includes: 'Formulário I-140, as cartas para a empresa e as respostas ao USCIS.',
  },
  'flat-permanent-residency': {
    name: 'Um cartão novo, se o seu vence ou se perde',
    includes: 'Formulário I-90, e uma revisão de suas viagens e papéis antes do envio.',
  },
  'flat-citizenship': {
    name: 'Cidadania, do formulário ao juramento',
    includes: 'Formulário N-400, uma revisão de suas viagens e impostos e um ensaio da entrevista.',
  },
  'flat-u-visa': {
    name: 'Uma petição de visto U',
    includes: 'Formulário I-918, o pedido à polícia da parte dela e a sua declaração.',
  },
  'flat-investor-visa': {
    name: 'Uma petição de investidor EB-5',
    includes: 'Formulário I-526E e as provas da origem do dinheiro.',
  },
  'form-i-130': { name: 'Formulário I-130, petição para um parente' },
  'form-i-485': {
    name: 'Formulário I-485, green card (residência permanente) pedido dentro do país',
  },
  'form-i-751': {
    name: 'Formulário I-751, para retirar as condições de um green card por casamento',
  },
  'form-i-90': { name: 'Formulário I-90, para renovar ou substituir um green card' },
  'form-n-400': {
    name: 'Formulário N-400, pedido de cidadania',
    includes:
      'Para quem tem renda baixa, custa {fee.n-400-reduced}, em papel. {fee.n-400-proposed}',
  },
  'form-i-140': {
    name: 'Formulário I-140, petição para um trabalhador',
    includes: 'Os empregadores pagam outras taxas além desta.',
  },
  'form-i-129': { name: 'Formulário I-129, petição para H-1B, L-1 ou O-1' },
  'form-i-765': {
    name: 'Formulário I-765, permissão de trabalho',
    includes: 'Custa {fee.i-765-pending}. Com asilo, parole ou TPS, valem outras taxas.',
  },
  'form-i-131': { name: 'Formulário I-131, documento de viagem' },
  'form-i-526': {
    name: 'Formulário I-526E, petição de um investidor EB-5',
    includes: 'Mais tarde, o formulário I-829, para retirar as condições, custa {fee.i-829}.',
  },
  'form-i-918': { name: 'Formulário I-918, petição de visto U' },
  'form-i-589': { name: 'Formulário I-589, pedido de asilo' },
  'form-i-360': {
    name: 'Formulário I-360, petição de um imigrante especial',
    includes:
      'Vítimas de violência na família (VAWA): falem conosco antes de pagar qualquer coisa.',
  },
  immigrant: { name: 'Taxa de imigrante do USCIS, depois do visto' },
  'court-appeal': { name: 'Um recurso em um caso de imigração', includes: '{fee.court}' },
})
