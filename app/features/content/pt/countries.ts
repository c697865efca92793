import { countries as english } from '#app/features/content/en/countries.ts'
import { inOtherWords } from '#app/features/content/in-other-words.ts'

export const countries = inOtherWords(english, {
  bo: { country: 'Bolívia' },
  br: { country: 'Brasil' },
  co: { country: 'Colômbia' },
  ec: { country: 'Equador' },
  gy: { country: 'Guiana' },
  py: { country: 'Paraguai' },
  uy: { country: 'Uruguai' },
  cm: { country: 'Camarões' },
  ci: { country: 'Costa do Marfim' },
  eg: { country: 'Egito' },
  et: { country: 'Etiópia' },
  gh: { country: 'Gana' },
  ke: { country: 'Quênia' },
  lr: { country: 'Libéria' },
  ma: { country: 'Marrocos' },
  ng: { country: 'Nigéria' },
  za: { country: 'África do Sul' },
})
