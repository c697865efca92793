import { offices as english } from '#app/features/content/en/offices.ts'
import { inOtherWords } from '#app/features/content/in-other-words.ts'

export const offices = inOtherWords(english, {
  arlington: { parking: 'Há garagem no subsolo.' },
  houston: { parking: 'Estacione atrás do prédio.' },
})
