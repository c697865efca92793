import type { RecordData } from '#app/features/content/record-types.ts'

export const home: RecordData<'page'> = {
  layout: 'home',
  title: 'Votre voie vers les États-Unis',
  description:
    'Pétitions familiales, visas de travail et d’investisseur, carte verte (green card), citoyenneté et visa U : un cabinet d’avocats présent dans deux villes.',
  subtitle:
    'Voulez-vous faire venir votre famille, travailler ou demander la résidence permanente (green card) ou la citoyenneté ? Nous vous disons ce que vous pouvez demander, ce que cela coûte et combien de temps cela peut prendre.',
  general: {
    title: 'Que voulez-vous faire ?',
    lead: 'Choisissez ce qui s’en approche le plus. Si deux de ces choix vous conviennent, appelez-nous et posez la question.',
  },
  africa: {
    title: 'Pour les familles et les travailleurs d’Afrique',
    lead: 'Vous remplissez peut-être des formulaires à Abidjan, Dakar ou Lomé, et la personne qui vous manque est dans le Maryland. Nous vous aidons à savoir quelle agence a votre dossier, ce qu’elle va demander ensuite et ce que vous pouvez préparer maintenant.',
    notes: [
      {
        start: 'Les visas dans les consulats.',
        text: 'La suspension des visas d’immigrant a pris fin. Mais les consulats ont alors cessé les entretiens pour ces visas. De nouvelles dates ont commencé à arriver fin septembre. ({consulates.pause:day})',
      },
      {
        start: 'L’interdiction d’entrée.',
        text: 'Elle bloque beaucoup de personnes de certains pays, dont {entry.ban-ours}. Elle n’a plus d’exception générale pour la famille des citoyens. ({entry.ban:day})',
      },
      {
        start: 'Les actes d’état civil.',
        text: 'Nous vous disons quels actes de naissance, de mariage et quels casiers judiciaires sont acceptés, et que faire si l’un d’eux n’a jamais été établi.',
      },
      {
        start: 'Les noms écrits de plusieurs façons.',
        text: 'Nous les comparons dans tous vos papiers avant qu’un agent pose la question.',
      },
    ],
    more: [{ text: 'Ce qui s’applique maintenant', href: '/what-applies-now' }],
  },
  southAmerica: {
    title: 'Pour les familles, les infirmiers et les investisseurs d’Amérique du Sud',
    lead: 'Vous allez peut-être rejoindre votre fille à Houston ou ouvrir une entreprise à Arlington.',
    notes: [
      {
        start: 'Votre passeport d’abord',
        text: '{e2.nationality} Une interdiction d’entrée dépend aussi de la nationalité, et elle bloque beaucoup de personnes du Venezuela. Parlez-nous des deux avant toute dépense.',
      },
      {
        start: 'Infirmiers diplômés (registered nurses).',
        text: 'Leur métier est sur une liste qui dispense du test du marché du travail américain. Il faut d’abord un employeur, et la preuve de votre autorisation d’exercer ou de votre examen d’infirmier.',
      },
      {
        start: 'Les papiers en espagnol et en portugais.',
        text: 'Il faut pour chacun une traduction complète en anglais, signée par le traducteur.',
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
    lead: 'Autant que possible, un seul avocat suit votre dossier, du premier rendez-vous à la dernière lettre.',
    text: 'Quand l’administration écrit, nous vous disons ce que dit la lettre, avec des mots que vous pouvez lire à votre mère.',
  },
  closing: {
    title: 'Trente minutes pour trouver votre prochaine étape',
    text: 'Dites-nous où vous êtes et ce que vous espérez. Apportez toute lettre qui vous inquiète.',
  },
}
