import type { RecordData } from '#app/features/content/record-types.ts'

export const home: RecordData<'page'> = {
  layout: 'home',
  title: 'Votre voie vers l’immigration aux États-Unis',
  description:
    'Pétitions familiales, visas de travail et d’investisseur, carte verte (green card), citoyenneté et visa U, par un cabinet d’avocats de l’immigration présent dans deux villes.',
  subtitle:
    'Faire venir votre famille, travailler, avoir une carte verte (green card, la résidence permanente), devenir citoyen : nous vous montrons les voies ouvertes pour vous, et ce que chacune demande.',
  general: {
    title: 'Commencez par ce que vous voulez faire',
    lead: 'Choisissez la ligne qui vous ressemble le plus. S’il y en a deux, appelez-nous et demandez.',
  },
  africa: {
    title: 'Pour les familles et les travailleurs d’Afrique',
    lead: 'Vous remplissez peut-être des formulaires à Abidjan, à Dakar ou à Lomé, et la personne qui vous manque est dans le Maryland. Nous vous aidons à voir qui a votre dossier, ce qu’on peut vous demander ensuite, et ce que vous pouvez préparer dès maintenant.',
    notes: [
      {
        start: 'Une suspension dans les consulats',
        text: '{consulates.pause} Demandez-nous si votre pays est sur la liste avant de payer des frais.',
      },
      {
        start: 'Actes d’état civil.',
        text: 'Nous vous disons quels actes de naissance, actes de mariage et documents de police (casier judiciaire) sont acceptés. Nous vous disons aussi que faire quand l’un d’eux n’a jamais été établi.',
      },
      {
        start: 'Des noms écrits de plusieurs façons.',
        text: 'Nous les comparons dans tous vos papiers avant qu’un agent pose la question.',
      },
    ],
    more: [
      {
        text: 'Lire sur les pétitions familiales',
        href: '/services/family-immigration',
      },
    ],
  },
  southAmerica: {
    title: 'Pour les familles, infirmiers et investisseurs d’Amérique du Sud',
    lead: 'Peut-être allez-vous rejoindre votre fille à Houston, étudier l’offre d’un hôpital, ou ouvrir une entreprise à Arlington. Nous commençons par les portes que votre passeport ouvre.',
    notes: [
      {
        start: 'Votre passeport d’abord',
        text: '{e2.nationality} La suspension dans les consulats dépend aussi de votre nationalité. Parlez-nous des deux avant de dépenser quoi que ce soit.',
      },
      {
        start: 'Infirmiers et infirmières.',
        text: 'Les infirmiers diplômés (registered nurses) sont sur une liste d’emplois pour lesquels on ne vérifie pas le marché du travail américain. Il faut d’abord un employeur, et la preuve de votre autorisation d’exercer ou de votre examen d’infirmier.',
      },
      {
        start: 'Papiers en espagnol et en portugais.',
        text: 'Chacun demande une traduction complète en anglais, signée par le traducteur.',
      },
    ],
    more: [
      {
        text: 'Lire sur les visas d’investisseur',
        href: '/services/investor-visa',
      },
      {
        text: 'Lire sur la carte verte par le travail',
        href: '/services/permanent-residency',
      },
    ],
  },
  questionsTitle: 'Les questions que l’on nous pose d’abord',
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
    text: 'Vous devriez connaître cet avocat par son nom. Quand l’administration écrit, vous devriez apprendre ce que dit la lettre, avec des mots que vous pouvez lire à votre mère.',
  },
  closing: {
    title: 'Trente minutes pour trouver votre prochaine étape',
    text: 'Dites-nous où vous êtes et ce que vous espérez. Apportez toute lettre qui vous inquiète.',
  },
}
