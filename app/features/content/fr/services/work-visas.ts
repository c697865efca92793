import type { RecordData } from '#app/features/content/record-types.ts'

export const workVisas: RecordData<'service'> = {
  slug: 'visas-de-travail',
  name: 'Visas de travail',
  note: 'H-1B, L-1, E-1/E-2 et O-1, pour employés et employeurs.',
  description:
    'Visas H-1B, L-1, E-1/E-2 et O-1 pour les travailleurs et leurs employeurs : ce que chacun exige et comment nous aidons.',
  icon: 'briefcase',
  art: 'street',
  topics: ['travail', 'emploi', 'employ', 'invest', 'H-1B', 'L-1', 'O-1', 'E-2', 'EB'],
  quickExit: false,
  card: {
    description:
      'Pour les travailleurs avec une offre, les entreprises qui déplacent leur personnel, et les commerçants et propriétaires de pays à traité.',
    features: [
      'H-1B, pour les emplois qui exigent un diplôme universitaire',
      'L-1, pour les transferts dans une entreprise',
      'E-1/E-2, pour commerçants et investisseurs de pays à traité',
      'O-1, pour les capacités extraordinaires',
    ],
  },
  hero: {
    title: 'Visas de travail, pour les personnes et leurs employeurs',
    subtitle:
      'Chaque visa exige autre chose du travailleur et de l’entreprise. Comparez-en quatre ici.',
  },
  sections: [
    {
      kind: 'offerings',
      id: 'offerings',
      title: 'Quel visa convient à l’emploi ?',
      questions: ['Qui dépose'],
      items: [
        {
          title: 'H-1B : emplois qui exigent un diplôme universitaire',
          description:
            'Un travail qui exige un diplôme universitaire (bachelor’s degree) dans son domaine.',
          answers: ['L’employeur'],
          requirements: [
            'Ce diplôme, ou une expérience égale',
            'Le salaire exigé pour l’emploi',
            'Pour la plupart, la sélection annuelle, qui favorise les salaires plus élevés',
          ],
          details: [
            'Vérification de l’emploi et du diplôme',
            'Déclaration du salaire, pétition',
            'Changements d’employeur',
          ],
          notice: { text: '{h1b.notice} ({h1b.notice:day}) {h1b.selection}' },
        },
        {
          title: 'L-1 : transferts dans une entreprise',
          description: 'Des cadres dirigeants et des personnes aux connaissances particulières.',
          answers: ['L’employeur'],
          requirements: [
            '{l1.employment}',
            'Des entreprises liées, comme société mère et succursale',
            'Cadre dirigeant : L-1A. Connaissances : L-1B',
          ],
          details: ['Preuve du lien', 'Pétition', 'Visas de la famille'],
        },
        {
          title: 'E-1/E-2 : commerçants et investisseurs de pays à traité',
          description: 'Seulement les ressortissants d’{e2.treaty}.',
          answers: ['Vous ou l’entreprise'],
          requirements: [
            'Ils possèdent au moins la moitié de l’entreprise',
            'E-1 : un commerce régulier, surtout avec ce pays',
            'E-2 : assez d’argent, exposé au risque de perte',
          ],
          details: [
            'Vérification des passeports et des propriétaires',
            'Plan d’affaires et origine de l’argent',
            'La demande',
          ],
        },
        {
          title: 'O-1 : capacités extraordinaires',
          description:
            'En science, affaires, éducation ou sport : {o1.standard}. Dans les arts : {o1.arts}.',
          answers: ['Un employeur ou un représentant (agent)'],
          requirements: [
            'Un prix majeur, ou des preuves de la liste officielle',
            'Une reconnaissance durable',
            'Un travail dans votre domaine',
          ],
          details: ['Examen de votre parcours', 'Lettres', 'Pétition'],
        },
      ],
    },
    {
      kind: 'beforeYouCall',
      id: 'before-you-call',
      howLong:
        'Le H-1B suit un calendrier annuel. Les autres demandes sont déposées quand elles sont prêtes.',
      whatToBring: [
        'Votre passeport et vos visas',
        'L’offre d’emploi',
        'Vos diplômes',
        'Qui possède l’entreprise',
      ],
      title: 'Avant d’appeler',
    },
    {
      kind: 'steps',
      id: 'steps',
      title: 'De l’offre au premier jour',
      items: [
        {
          title: 'Première consultation',
          description: 'Vous parlez de l’emploi et de l’entreprise.',
        },
        { title: 'Choix du visa', description: 'Nous comparons ce que chacun exige et permet.' },
        {
          title: 'Preuves',
          description: 'Tous les papiers doivent dire la même chose de l’emploi.',
        },
        { title: 'Dépôt', description: 'Vous et l’employeur lisez et signez.' },
        {
          title: 'Attente et réponses',
          description: 'Si l’agence d’immigration demande plus, nous répondons.',
        },
        { title: 'Décision et entrée', description: 'Nous notons quand le prolonger.' },
      ],
    },
    {
      kind: 'reasons',
      id: 'why',
      lead: 'Un visa de travail concerne deux personnes : celle qui embauche et celle qui vient.',
      notes: [
        {
          start: 'L’emploi tel qu’il est.',
          text: 'Nous le décrivons avec des mots que vous pourriez répéter.',
        },
        {
          start: 'Les dates en vue.',
          text: 'Nous cherchons à vous dire tôt quoi faire, et quand.',
        },
        {
          start: 'Ce qui vient après.',
          text: 'Nous pensons tôt à la carte verte (green card, la résidence permanente).',
        },
      ],
      title: 'Pourquoi nous choisir',
      link: { text: 'Qui peut vous aider', href: '/who-may-help-you' },
    },
    { kind: 'people', id: 'people', title: 'Qui fait ce travail' },
    {
      kind: 'call',
      id: 'closing',
      title: 'Apportez l’offre d’emploi',
      text: 'Nous regardons quels visas pourraient convenir.',
    },
  ],
  order: 20,
}
