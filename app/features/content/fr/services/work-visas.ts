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
      'Pour les travailleurs qui ont une offre d’emploi, les entreprises qui transfèrent leur personnel, et les commerçants et propriétaires de pays à traité.',
    features: [
      'H-1B, pour les emplois qui exigent un diplôme universitaire',
      'L-1, pour les transferts au sein d’une entreprise',
      'E-1/E-2, pour commerçants et investisseurs de pays à traité',
      'O-1, pour les capacités extraordinaires',
    ],
  },
  hero: {
    title: 'Visas de travail, pour les personnes et leurs employeurs',
    subtitle:
      'Chaque visa a ses propres conditions pour le travailleur et pour l’entreprise. Comparez-en quatre ici.',
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
          description: 'Pour un travail qui exige un diplôme universitaire (bachelor’s degree).',
          answers: ['L’employeur'],
          requirements: [
            'Ce diplôme, ou une expérience équivalente',
            'Le salaire exigé pour l’emploi',
            'Pour la plupart, la sélection annuelle, qui favorise les salaires plus élevés',
          ],
          details: [
            'Nous vérifions l’emploi et le diplôme',
            'Nous préparons la pétition',
            'Nous vous aidons à changer d’employeur',
          ],
          notice: { text: '{h1b.notice} ({h1b.notice:day}) {h1b.selection}' },
        },
        {
          title: 'L-1 : transferts au sein d’une entreprise',
          description:
            'Pour les cadres dirigeants et les personnes qui ont des connaissances particulières.',
          answers: ['L’employeur'],
          requirements: [
            '{l1.employment}',
            'Des entreprises liées, comme une société mère et sa succursale',
            'L-1A : cadre dirigeant. L-1B : connaissances particulières',
          ],
          details: [
            'Nous montrons le lien entre elles',
            'Nous préparons la pétition',
            'Nous faisons aussi les demandes pour votre famille',
          ],
        },
        {
          title: 'E-1/E-2 : commerçants et investisseurs de pays à traité',
          description: 'Seulement pour les ressortissants d’{e2.treaty}.',
          answers: ['Vous ou l’entreprise'],
          requirements: [
            'Des ressortissants de ce pays possèdent au moins la moitié de l’entreprise',
            'E-1 : un commerce régulier, surtout avec ce pays',
            'E-2 : assez d’argent, déjà dans l’entreprise',
          ],
          details: [
            'Nous vérifions les passeports et les propriétaires',
            'Nous montrons d’où vient l’argent',
            'Nous préparons la demande',
          ],
        },
        {
          title: 'O-1 : capacités extraordinaires',
          description:
            'Dans les sciences, les affaires, l’éducation ou le sport, vous devez {o1.standard}. Dans les arts, vous devez montrer {o1.arts}.',
          answers: ['Un employeur ou un représentant (agent)'],
          requirements: [
            'Un prix majeur, ou d’autres preuves de la liste officielle',
            'Une reconnaissance qui a duré',
            'Un travail dans ce même domaine',
          ],
          details: [
            'Nous examinons votre parcours',
            'Nous demandons des lettres à votre sujet',
            'Nous préparons la pétition',
          ],
        },
      ],
    },
    {
      kind: 'beforeYouCall',
      id: 'before-you-call',
      howLong:
        'Pour la plupart des personnes, le H-1B a une seule sélection par an. Pour les autres visas, on dépose quand les papiers sont prêts.',
      whatToBring: [
        'Votre passeport et vos visas',
        'L’offre d’emploi par écrit',
        'Vos diplômes',
        'Un document qui montre à qui est l’entreprise',
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
          description: 'Vous nous parlez de l’emploi et de l’entreprise.',
        },
        { title: 'Choix du visa', description: 'Nous comparons ce que chacun exige et permet.' },
        {
          title: 'Preuves',
          description: 'Tous les papiers doivent dire la même chose de l’emploi.',
        },
        { title: 'Dépôt', description: 'Vous et votre employeur lisez et signez les papiers.' },
        {
          title: 'Attente et réponses',
          description: 'Si l’agence demande autre chose, nous répondons.',
        },
        { title: 'Décision et entrée', description: 'Nous vous disons quand prolonger le visa.' },
      ],
    },
    {
      kind: 'reasons',
      id: 'why',
      lead: 'Un visa de travail concerne deux personnes : celle qui embauche et celle qui vient.',
      notes: [
        {
          start: 'Des mots simples.',
          text: 'Nous décrivons l’emploi avec des mots que vous pourriez répéter.',
        },
        {
          start: 'Un œil sur les dates.',
          text: 'Nous vous disons tôt ce qu’il faut faire, et quand.',
        },
        {
          start: 'Ce qui vient après.',
          text: 'Nous posons tôt la question de la carte verte (green card, la résidence permanente).',
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
      text: 'Nous regardons avec vous quels visas pourraient convenir.',
    },
  ],
  order: 20,
}
