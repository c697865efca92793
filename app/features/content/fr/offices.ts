import { offices as english } from '#app/features/content/en/offices.ts'
import { inOtherWords } from '#app/features/content/in-other-words.ts'

export const offices = inOtherWords(english, {
  arlington: { parking: 'Garez-vous dans le parking sous l’immeuble.' },
  houston: { parking: 'Garez-vous derrière l’immeuble.' },
})
