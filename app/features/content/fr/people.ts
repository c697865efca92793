import { people as english } from '#app/features/content/en/people.ts'
import { inOtherWords } from '#app/features/content/in-other-words.ts'

export const people = inOtherWords(english, {
  founder: {
    role: 'Fondateur et directeur',
    languages: ['anglais'],
    biography: `Ce profil est un exemple. Cette personne et cette carrière n’existent pas, et il n’y a pas de numéro de barreau.

Dans l’exemple, le fondateur est arrivé enfant en Virginie. À la maison, c’est l’enfant qui ouvrait la porte et répondait au téléphone, parce que les adultes avaient peur des deux. Les études de droit sont venues plus tard, grâce au travail de nuit. Les premiers dossiers étaient ceux des voisins, et les premiers honoraires, un plateau de nourriture.

Ce qui n’a pas changé, c’est l’habitude de lire chaque lettre deux fois.`,
  },
  'responsible-attorney': {
    role: 'Avocat responsable',
    languages: ['anglais'],
    biography:
      'Un exemple : personne de ce nom ne travaille au cabinet, et il n’y a pas de numéro de barreau.',
  },
  'family-attorney': {
    role: 'Avocate, affaires de famille',
    languages: ['anglais', 'espagnol'],
    biography:
      'Un exemple : personne de ce nom ne travaille au cabinet. Un vrai texte dit ce qu’elle a fait avant, et dans quels cas vous la rencontreriez.',
  },
  'work-attorney': {
    role: 'Avocat, affaires de travail',
    languages: ['anglais', 'portugais'],
    biography:
      'Un exemple : personne de ce nom ne travaille au cabinet. Un vrai texte dit pour quelles entreprises et quelles personnes il a préparé des dossiers.',
  },
})
