import { countries as english } from '#app/features/content/en/countries.ts'
import { inOtherWords } from '#app/features/content/in-other-words.ts'

export const countries = inOtherWords(english, {
  ar: { country: 'Argentine' },
  bo: { country: 'Bolivie' },
  br: { country: 'Brésil' },
  cl: { country: 'Chili' },
  co: { country: 'Colombie' },
  ec: { country: 'Équateur' },
  pe: { country: 'Pérou' },
  cm: { country: 'Cameroun' },
  eg: { country: 'Égypte' },
  et: { country: 'Éthiopie' },
  lr: { country: 'Libéria' },
  ma: { country: 'Maroc' },
  ng: { country: 'Nigéria' },
  sn: { country: 'Sénégal' },
  za: { country: 'Afrique du Sud' },
  ug: { country: 'Ouganda' },
})
