import { offices as english } from '#app/features/content/en/offices.ts'
import { inOtherWords } from '#app/features/content/in-other-words.ts'

export const offices = inOtherWords(english, {
  arlington: { parking: 'Estacione en el garaje debajo del edificio.' },
  houston: { parking: 'Estacione detrás del edificio.' },
})
