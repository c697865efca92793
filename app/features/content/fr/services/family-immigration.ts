import type { RecordData } from '#app/features/content/record-types.ts'

export const familyImmigration: RecordData<'service'> = {
  slug: 'immigration-familiale',
  name: 'Immigration familiale',
  note: 'Mari, femme, père, mère, enfant, frère, sœur.',
  description:
    'Visas de conjoint et de fiancé, pétitions pour père, mère, enfants, frères et sœurs, et carte verte (green card) pour les proches déjà aux États-Unis.',
  icon: 'house',
  art: 'doors',
  topics: ['famil', 'fianc', 'conjoint'],
  quickExit: false,
  card: {
    description:
      'Pour les citoyens et résidents permanents qui veulent un proche près d’eux : mari, femme, enfant, père, mère, frère ou sœur.',
    features: [
      'Visas de conjoint et de fiancé',
      'Pétitions pour père, mère et enfants',
      'Pétitions pour frères et sœurs',
      'Ajustement de statut',
    ],
  },
  hero: {
    title: 'Immigration familiale, pour ceux qui vous manquent',
    subtitle:
      'Avec la citoyenneté américaine ou une carte verte (green card, la résidence permanente), vous pouvez déposer une pétition (demande officielle) pour certains proches.',
  },
  sections: [
    {
      kind: 'comparison',
      id: 'matrix',
      title: 'Qui peut déposer une pétition pour qui',
      lead: 'Certains proches attendent dans une file, de {family.f1-line} à {family.f4-line}, parce que la loi limite le nombre de personnes qui peuvent venir chaque année.',
      link: {
        text: 'Voir votre place dans la file',
        href: '/visa-bulletin',
      },
      columns: ['Vous êtes citoyen', 'Avec une carte verte'],
      rows: [
        {
          label: 'Mari ou femme',
          cells: [
            { text: 'Pas de file', mark: 'yes' },
            { text: '{family.f2a-line}', mark: 'wait' },
          ],
        },
        {
          label: 'Enfant {child.definition}',
          cells: [
            { text: 'Pas de file', mark: 'yes' },
            { text: '{family.f2a-line}', mark: 'wait' },
          ],
        },
        {
          label: 'Père ou mère',
          cells: [
            { text: 'Pas de file', mark: 'yes' },
            { text: 'Non', mark: 'no' },
          ],
        },
        {
          label: 'Frère ou sœur',
          cells: [
            { text: '{family.f4-line}', mark: 'wait' },
            { text: 'Non', mark: 'no' },
          ],
        },
        {
          label: 'Fils ou fille non mariés, {family.adult-age}',
          cells: [
            { text: '{family.f1-line}', mark: 'wait' },
            { text: '{family.f2b-line}', mark: 'wait' },
          ],
        },
        {
          label: 'Fils ou fille mariés',
          cells: [
            { text: '{family.f3-line}', mark: 'wait' },
            { text: 'Non', mark: 'no' },
          ],
        },
        {
          label: 'Fiancé ou fiancée',
          cells: [
            { text: 'Oui, pour se marier aux États-Unis', mark: 'yes' },
            { text: 'Non', mark: 'no' },
          ],
        },
      ],
      note: 'Pour un père, une mère, un frère ou une sœur, vous devez avoir {parents.petitioner-age}. Personne ne peut déposer de pétition pour {family.no-petition}.',
    },
    {
      kind: 'beforeYouCall',
      id: 'before-you-call',
      howLong:
        'Même sans file, il faut attendre que l’agence et le consulat traitent le dossier. Dans une file, l’attente peut durer de nombreuses années, et la file des frères et sœurs est l’une des plus longues.',
      whatToBring: [
        'Les passeports de votre famille',
        'Les actes de naissance et de mariage',
        'Toutes les lettres de l’administration',
        'Les dates des anciens séjours aux États-Unis',
      ],
      title: 'Avant d’appeler',
      notice: {
        text: '{consulates.pause} ({consulates.pause:day}) Une interdiction d’entrée bloque aussi beaucoup de personnes de certains pays, dont {entry.ban-ours}. Elle n’a plus d’exception générale pour la famille des citoyens. ({entry.ban:day})',
        link: {
          text: 'Tous les pays de l’interdiction d’entrée',
          href: '/what-applies-now#travel-ban',
        },
      },
    },
    {
      kind: 'offerings',
      id: 'offerings',
      title: 'Ce que nous faisons pour vous',
      items: [
        {
          title: 'Visas de conjoint et de fiancé',
          description:
            'Nous vous aidons à montrer que votre mariage est réel. Puis nous vous préparons à l’entretien au consulat, le bureau américain des visas à l’étranger.',
          details: [],
          requirements: [],
          notice: {
            text: 'On disait souvent qu’un visa de conjoint prenait {spouse.processing}. C’était avant l’arrêt des entretiens dans les consulats, et cela peut être plus long maintenant.',
            link: {
              text: 'Délais actuels de l’agence d’immigration (USCIS)',
              href: 'https://egov.uscis.gov/processing-times/',
            },
          },
        },
        {
          title: 'Pétitions pour père, mère et enfants',
          description:
            'S’il manque un acte de naissance, nous cherchons d’autres preuves. Déposez avant qu’un enfant soit trop âgé. Parlez-nous aussi des enfants de votre mari ou de votre femme, qui peuvent compter.',
          details: [],
          requirements: [],
        },
        {
          title: 'Pétitions pour frères et sœurs',
          description:
            'Pour votre sœur, la place dans la file dépend du jour du dépôt : déposez donc tôt. Quand vient son tour, son mari et ses enfants non mariés qui ont encore {child.age} peuvent faire leur demande avec elle.',
          details: [],
          requirements: [],
        },
        {
          title: 'Ajustement de statut',
          description:
            'Certains proches peuvent demander une carte verte depuis les États-Unis. {adjustment.let-in} Cela s’appelle l’« inspection ». Ne voyagez pas avant de nous avoir parlé.',
          details: [],
          requirements: [],
          notice: { text: '{adjustment.memo} ({adjustment.memo:day})' },
        },
      ],
    },
    {
      kind: 'steps',
      id: 'steps',
      title: 'Du premier appel au visa',
      items: [
        {
          title: 'Première consultation',
          description: 'Nous cherchons avec vous la pétition qui convient.',
        },
        {
          title: 'Documents',
          description: 'Nous vous donnons une liste, et nous vérifions chaque papier.',
        },
        {
          title: 'Dépôt',
          description: 'Vous lisez et signez les formulaires, et nous les envoyons.',
        },
        { title: 'Suivi du dossier', description: 'Nous expliquons chaque lettre et y répondons.' },
        {
          title: 'Préparation de l’entretien',
          description: 'Nous répétons les questions avec vous.',
        },
        { title: 'Décision', description: 'Nous expliquons ce qui vient ensuite.' },
      ],
    },
    {
      kind: 'reasons',
      id: 'why',
      lead: 'Nous travaillons avec toute la famille, des deux côtés de la frontière.',
      notes: [
        {
          start: 'Des noms qui concordent.',
          text: 'Avant le dépôt, nous comparons la façon dont chaque nom est écrit dans tous vos papiers.',
        },
        {
          start: 'Ici et à l’étranger.',
          text: 'Nous parlons avec vous, et avec votre famille là-bas.',
        },
        { start: 'Pas de faux espoir.', text: 'Si c’est impossible, nous vous le disons.' },
      ],
      title: 'Pourquoi nous choisir',
      link: { text: 'Qui peut vous aider', href: '/who-may-help-you' },
    },
    { kind: 'people', id: 'people', title: 'Qui fait ce travail' },
    {
      kind: 'call',
      id: 'closing',
      title: 'Dites-nous qui vous voulez faire venir',
      text: 'Nous vous disons ce que la loi permet aujourd’hui, même si la réponse est « pas encore ».',
    },
  ],
  order: 10,
}
