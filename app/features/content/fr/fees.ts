import { fees as english } from '#app/features/content/en/fees.ts'
import { inOtherWords } from '#app/features/content/in-other-words.ts'

export const fees = inOtherWords(english, {
  'form-i-130': { name: 'Formulaire I-130, pétition pour un proche' },
  'form-i-485': { name: 'Formulaire I-485, carte verte (green card) depuis les États-Unis' },
  'form-i-751': {
    name: 'Formulaire I-751, pour retirer les conditions d’une carte verte (green card) par le mariage',
  },
  'form-i-90': { name: 'Formulaire I-90, pour remplacer une carte verte (green card)' },
  'form-n-400': { name: 'Formulaire N-400, demande de citoyenneté' },
  'form-i-140': {
    name: 'Formulaire I-140, pétition pour un travailleur',
    includes: 'Les employeurs paient d’autres frais en plus.',
  },
  'form-i-129': { name: 'Formulaire I-129, pétition pour un H-1B, L-1 ou O-1' },
  'form-i-765': { name: 'Formulaire I-765, permis de travail' },
  'form-i-526': { name: 'Formulaires I-526 et I-526E, pétition d’un investisseur EB-5' },
  'form-i-918': { name: 'Formulaire I-918, pétition pour un visa U' },
  'form-i-589': { name: 'Formulaire I-589, demande d’asile' },
})
