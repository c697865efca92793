import type { RecordData } from '#app/features/content/record-types.ts'

export const home: RecordData<'page'> = {
  layout: 'home',
  title: 'Votre voie vers les États-Unis',
  description:
    'Pétitions familiales, visas de travail et d’investisseur, carte verte (green card), citoyenneté, visa U : cabinet d’avocats de l’immigration dans deux villes.',
  subtitle:
    'Faire venir votre famille, travailler, avoir la carte verte (green card, résidence permanente), devenir citoyen : nous vous montrons vos voies possibles et ce que chacune demande.',
  general: {
    title: 'Que voulez-vous faire ?',
    lead: 'Choisissez la ligne qui vous ressemble. Si vous hésitez, appelez-nous.',
  },
  africa: {
    title: 'Familles et travailleurs d’Afrique',
    lead: 'Vous êtes peut-être à Abidjan, Dakar ou Lomé, et la personne qui vous manque est au Maryland. Nous vous aidons à voir qui a votre dossier, ce qu’on peut vous demander ensuite, et quoi préparer maintenant.',
    notes: [
      {
        start: 'Suspension dans les consulats',
        text: '{consulates.pause} Demandez-nous si votre pays est sur la liste avant de payer des frais.',
      },
      {
        start: 'Actes d’état civil.',
        text: 'Nous vous disons quels actes (naissance, mariage, casier judiciaire) sont acceptés, et que faire si l’un d’eux n’existe pas.',
      },
      {
        start: 'Noms écrits de plusieurs façons.',
        text: 'Nous les comparons dans tous vos papiers avant qu’un agent le demande.',
      },
    ],
    more: [
      {
        text: 'Les pétitions familiales',
        href: '/services/family-immigration',
      },
    ],
  },
  southAmerica: {
    title: 'Familles, infirmiers et investisseurs d’Amérique du Sud',
    lead: 'Vous allez peut-être rejoindre votre fille à Houston, étudier l’offre d’un hôpital ou ouvrir une entreprise à Arlington. Nous commençons par les portes qu’ouvre votre passeport.',
    notes: [
      {
        start: 'Votre passeport d’abord',
        text: '{e2.nationality} La suspension dans les consulats dépend aussi de votre nationalité. Parlez-nous des deux avant toute dépense.',
      },
      {
        start: 'Infirmiers diplômés (registered nurses).',
        text: 'Leur emploi ne demande aucun test du marché du travail américain. Il faut d’abord un employeur et la preuve de votre autorisation d’exercer ou de votre examen.',
      },
      {
        start: 'Papiers en espagnol et portugais.',
        text: 'Chacun demande une traduction complète en anglais, signée par le traducteur.',
      },
    ],
    more: [
      {
        text: 'Les visas d’investisseur',
        href: '/services/investor-visa',
      },
      {
        text: 'La carte verte par le travail',
        href: '/services/permanent-residency',
      },
    ],
  },
  questionsTitle: 'Vos premières questions',
  sections: [
    { id: 'family', title: 'Famille' },
    { id: 'investment', title: 'Investissement' },
    { id: 'humanitarian', title: 'Humanitaire' },
    { id: 'citizenship', title: 'Citoyenneté' },
    { id: 'general', title: 'Général' },
  ],
  whyChooseUs: {
    heading: 'Un suivi personnel',
    lead: 'Nous cherchons à ce qu’un seul avocat réponde de votre cas, du premier rendez-vous à la dernière lettre.',
    text: 'Vous devriez connaître son nom. Quand l’administration écrit, vous devriez savoir ce que dit la lettre, avec des mots que vous pouvez lire à votre mère.',
  },
  closing: {
    title: 'Trente minutes pour trouver la suite',
    text: 'Dites-nous où vous êtes et ce que vous espérez. Apportez toute lettre qui vous inquiète.',
  },
}
