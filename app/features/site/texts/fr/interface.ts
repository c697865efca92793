import type * as english from '#app/features/site/texts/en/interface.ts'

/** Spec 2.157 to 2.160. */
export const notFound: typeof english.notFound = {
  title: 'Page introuvable',
  text: 'La page que vous cherchez n’existe pas, ou elle a été déplacée.',
  returnHome: 'Retour à l’accueil',
  goBack: 'Page précédente',
  urgent: { question: 'C’est urgent ?', text: 'Aide urgente', path: '/urgent' },
  /** Written to the browser’s console. */
  consoleMessage:
    'Page introuvable : cette adresse n’existe pas sur le site, ou elle a été déplacée.',
}

export const failure: typeof english.failure = {
  title: 'Un problème est survenu',
  text: 'L’erreur vient de nous, pas de vous. Essayez de nouveau dans un instant. Si vous avez besoin de nous maintenant, appelez-nous ou écrivez-nous.',
  returnHome: 'Retour à l’accueil',
  contact: 'Nous contacter',
}

/** `{phone}` is the firm’s number. */
export const serviceTexts: typeof english.serviceTexts = {
  breadcrumb: 'Vous êtes ici',
  services: { text: 'Services', path: '/services' },
  learnMore: 'En savoir plus',
  /** Spoken after "Learn More", to tell equal links apart. `{title}` is the service. */
  learnMoreAbout: 'sur : {title}',
  contact: { text: 'Nous contacter', path: '/contact' },
  bookConsultation: 'Prendre rendez-vous',
  related: 'À lire aussi',
  call: 'Appeler le {phone}',
  forWhom: 'Pour qui',
  details: 'Ce que nous faisons',
  requirements: 'Ce que la loi exige',
  beforeYouCall: {
    whoMayApply: 'Qui peut faire la demande',
    howLong: 'Combien de temps cela prend',
    whatToBring: 'Ce qu’il faut avoir sous la main',
  },
  leave: {
    label: 'Quitter vite ce site',
    danger: { question: 'En danger maintenant ?', call: 'Appelez le 911', href: 'tel:911' },
    urgent: { text: 'Aide urgente', path: '/urgent' },
    question: 'Téléphone ou ordinateur partagé ?',
    promise: 'Le bouton vous emmène sur une page de météo.',
    keys: 'Sur un clavier, appuyez trois fois sur Maj (Shift).',
    limits: 'Il ne peut pas effacer l’historique du navigateur.',
    button: 'Quitter vite ce site',
    href: 'https://www.weather.gov/',
  },
}

/** Of a page that a lawyer has reviewed. */
export const reviewText = 'Relu par {reviewer}, le {date}'

export const glossaryTexts: typeof english.glossaryTexts = {
  letters: 'De A à Z',
  alsoCalled: 'On dit aussi : {names}.',
}

export const answerTexts: typeof english.answerTexts = {
  all: 'Toutes les réponses',
  others: 'Autres réponses',
  topics: {
    danger: 'Danger, police et tribunal',
    family: 'Famille',
    work: 'Travail et investissement',
    status: 'Asile, DACA, TPS et cartes vertes',
    travel: 'Visas et voyages',
    firm: 'Vous et nous',
  },
}

export const changeTexts: typeof english.changeTexts = {
  contents: 'Par mois',
  month: '{month} {year}',
  affected: 'Pour qui :',
  since: 'À partir du {from}',
  between: 'Du {from} au {until}',
  source: 'Source : {name}, situation au {date}.',
  all: 'Tous les changements',
}

export const plainPageTexts: typeof english.plainPageTexts = {
  contents: 'Sur cette page',
  closing: {
    title: 'Écrivez-nous ou appelez-nous',
    text: 'Dites en une ligne ce qui s’est passé, et comment vous joindre sans danger.',
  },
  notOurWork: {
    section:
      'Nous ne prenons pas ces dossiers. Ces étapes, et les personnes qu’elles indiquent, peuvent vous aider.',
    closing: 'Nous ne prenons pas ces dossiers : {titles}.',
  },
  saved: {
    link: 'Enregistrer ces étapes sur votre téléphone',
    caution:
      'Le fichier reste sur ce téléphone ou cet ordinateur, dans les téléchargements. Si quelqu’un qui vous fait du mal peut y avoir accès, ne l’enregistrez pas.',
    file: 'etapes.html',
    title: 'Étapes',
    made: 'Ce fichier a été créé le {made}. Les règles peuvent changer : ne vous y fiez plus après le {until}.',
    old: 'Ce fichier a été créé le {made}, il y a plus de {most} jours. Demandez les règles en vigueur avant de vous y fier.',
    page: 'Les étapes à jour sont ici :',
  },
  admission: '{attorney}, {jurisdiction}',
  admitted: 'depuis {year}',
  register: 'Chercher dans le registre : {register}',
}
