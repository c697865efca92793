import { fees as english } from '#app/features/content/en/fees.ts'
import { inOtherWords } from '#app/features/content/in-other-words.ts'

export const fees = inOtherWords(english, {
  'flat-family-immigration': {
    name: 'Une carte verte (green card) pour le mari ou la femme qui est ici',
    includes: 'Formulaires I-130 et I-485, vos preuves en ordre et un entretien d’essai.',
  },
  'flat-work-visas': {
    name: 'La pétition d’un employeur pour un travailleur',
    includes: 'Formulaire I-140, les lettres pour l’employeur et les réponses à l’USCIS.',
  },
  'flat-permanent-residency': {
    name: 'Une nouvelle carte, si la vôtre expire ou se perd',
    includes: 'Formulaire I-90, et un regard sur vos voyages et papiers avant l’envoi.',
  },
  'flat-citizenship': {
    name: 'La citoyenneté, du formulaire au serment',
    includes: 'Formulaire N-400, un contrôle de vos voyages et impôts, et un entretien d’essai.',
  },
  'flat-u-visa': {
    name: 'Une pétition de visa U',
    includes: 'Formulaire I-918, la demande à la police pour sa partie, et votre déclaration.',
  },
  'flat-investor-visa': {
    name: 'La pétition d’un investisseur EB-5',
    includes: 'Formulaire I-526E, et la preuve de l’origine de l’argent.',
  },
  'form-i-130': { name: 'Formulaire I-130, pétition pour un proche' },
  'form-i-485': { name: 'Formulaire I-485, carte verte (green card) depuis les États-Unis' },
  'form-i-751': {
    name: 'Formulaire I-751, pour retirer les conditions d’une carte verte (green card) obtenue par le mariage',
  },
  'form-i-90': {
    name: 'Formulaire I-90, pour renouveler ou remplacer une carte verte (green card)',
  },
  'form-n-400': {
    name: 'Formulaire N-400, demande de citoyenneté',
    includes: 'Avec un revenu faible, {fee.n-400-reduced} sur papier. {fee.n-400-proposed}',
  },
  'form-i-140': {
    name: 'Formulaire I-140, pétition pour un travailleur',
    includes: 'Les employeurs paient d’autres frais en plus.',
  },
  'form-i-129': { name: 'Formulaire I-129, pétition pour un visa H-1B, L-1 ou O-1' },
  'form-i-765': {
    name: 'Formulaire I-765, permis de travail',
    includes:
      'Les frais sont de {fee.i-765-pending}. Avec l’asile, la « parole » (permission d’entrer) ou le TPS, il y a d’autres frais.',
  },
  'form-i-131': { name: 'Formulaire I-131, document de voyage' },
  'form-i-526': {
    name: 'Formulaire I-526E, pétition d’un investisseur EB-5',
    includes: 'Plus tard, le formulaire I-829, pour retirer les conditions, coûte {fee.i-829}.',
  },
  'form-i-918': { name: 'Formulaire I-918, pétition pour un visa U' },
  'form-i-589': { name: 'Formulaire I-589, demande d’asile', includes: '{asylum.fees}' },
  'form-i-360': {
    name: 'Formulaire I-360, pétition d’un immigrant spécial',
    includes:
      'Victimes de violences dans la famille (VAWA) : consultez-nous avant de payer quoi que ce soit.',
  },
  immigrant: { name: 'Frais d’immigrant de l’agence (USCIS immigrant fee), après un visa' },
  'court-appeal': { name: 'Un appel dans une affaire d’immigration', includes: '{fee.court}' },
})
