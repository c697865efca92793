import type { RecordData } from '#app/features/content/record-types.ts'

export const home: RecordData<'page'> = {
  layout: 'home',
  title: 'Votre voie vers les États-Unis',
  description:
    'Pétitions familiales, visas de travail et d’investisseur, carte verte (green card), citoyenneté, visa U : cabinet d’avocats de l’immigration dans deux villes.',
  subtitle:
    'Faire venir votre famille, travailler, avoir la carte verte (green card, résidence permanente), devenir citoyen : voici vos voies et ce que chacune demande.',
  general: {
    title: 'Que voulez-vous faire ?',
    lead: 'Choisissez la ligne qui vous ressemble. Si vous hésitez, appelez-nous.',
  },
  africa: {
    title: 'Familles et travailleurs d’Afrique',
    lead: 'Vous êtes peut-être à Abidjan, Dakar ou Lomé, et la personne qui vous manque est dans le Maryland. Nous vous aidons à voir quoi préparer maintenant.',
    notes: [
      {
        start: 'Les visas dans les consulats.',
        text: 'La suspension des visas d’immigrant a pris fin. Mais les consulats ont cessé les entretiens pour ces visas. De nouvelles dates ont commencé à arriver fin septembre. ({consulates.pause:day})',
      },
      {
        start: 'Une interdiction d’entrée.',
        text: 'Elle bloque beaucoup de personnes de certains pays, dont {entry.ban-ours}, et elle n’a plus d’exception générale pour la famille des citoyens. ({entry.ban:day})',
      },
      {
        start: 'Actes d’état civil.',
        text: 'Nous vous disons quels actes sont acceptés, et que faire si l’un d’eux n’existe pas.',
      },
      {
        start: 'Noms écrits de plusieurs façons.',
        text: 'Nous les comparons dans tous vos papiers.',
      },
    ],
    more: [{ text: 'Ce qui s’applique maintenant', href: '/what-applies-now' }],
  },
  southAmerica: {
    title: 'Familles, infirmiers et investisseurs d’Amérique du Sud',
    lead: 'Vous allez peut-être rejoindre votre fille à Houston ou ouvrir une entreprise à Arlington.',
    notes: [
      {
        start: 'Votre passeport d’abord',
        text: '{e2.nationality} Une interdiction d’entrée en dépend aussi, et elle bloque beaucoup de personnes du Venezuela. Parlez-nous des deux avant toute dépense.',
      },
      {
        start: 'Infirmiers diplômés (registered nurses).',
        text: 'Leur emploi ne demande aucun test du marché du travail américain. Il faut un employeur, et votre autorisation d’exercer ou votre examen.',
      },
      {
        start: 'Papiers en espagnol et portugais.',
        text: 'Chacun demande une traduction complète en anglais, signée.',
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
    lead: 'Un seul avocat suit, autant que possible, votre dossier.',
    text: 'Nous vous disons ce que dit chaque lettre.',
  },
  closing: {
    title: 'Trente minutes pour trouver la suite',
    text: 'Apportez toute lettre qui vous inquiète.',
  },
}
