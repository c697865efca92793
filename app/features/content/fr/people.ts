import type { RecordData } from '#app/features/content/record-types.ts'

export const people: Record<string, RecordData<'person'>> = {
  founder: {
    name: 'Sample Founder',
    role: 'Fondateur et directeur',
    isFounder: true,
    admissions: [
      {
        jurisdiction: 'Virginie',
        registerName: 'Virginia State Bar',
        registerUrl: 'https://www.vsb.org/',
        number: null,
        year: null,
      },
    ],
    languages: ['anglais'],
    since: null,
    portrait: null,
    directLine: null,
    services: ['family-immigration', 'citizenship', 'u-visa'],
    biography: `Ce profil est un exemple. Cette personne n’existe pas, ni cette carrière, ni un numéro de barreau.

Dans l’exemple, le fondateur est arrivé enfant en Virginie. À la maison, c’est l’enfant qui ouvrait la porte et répondait au téléphone, parce que les adultes avaient peur des deux. Les études de droit sont venues plus tard, grâce au travail de nuit. Les premiers cas étaient ceux des voisins, et les premiers honoraires, un plateau de nourriture.

Ce qui n’a pas changé, c’est l’habitude de lire chaque lettre deux fois.`,
    order: 10,
  },
  'responsible-attorney': {
    name: 'Sample Attorney',
    role: 'Avocat responsable',
    isFounder: false,
    admissions: [
      {
        jurisdiction: 'Texas',
        registerName: 'State Bar of Texas',
        registerUrl: 'https://www.texasbar.com/',
        number: null,
        year: null,
      },
    ],
    languages: ['anglais'],
    since: null,
    portrait: null,
    directLine: null,
    services: ['work-visas', 'permanent-residency', 'investor-visa'],
    biography:
      'Un exemple : personne de ce nom ne travaille au cabinet, et il n’y a pas de numéro de barreau.',
    order: 20,
  },
}
