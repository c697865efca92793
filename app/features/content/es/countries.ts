import { countries as english } from '#app/features/content/en/countries.ts'
import { inOtherWords } from '#app/features/content/in-other-words.ts'

export const countries = inOtherWords(english, {
  br: { country: 'Brasil' },
  pe: { country: 'Perú' },
  sr: { country: 'Surinam' },
  cm: { country: 'Camerún' },
  ci: { country: 'Costa de Marfil' },
  eg: { country: 'Egipto' },
  et: { country: 'Etiopía' },
  ke: { country: 'Kenia' },
  ma: { country: 'Marruecos' },
  za: { country: 'Sudáfrica' },
})
