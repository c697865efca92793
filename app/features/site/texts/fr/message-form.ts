/** Spec 5.15 to 5.17. */
const form = {
  name: 'Nom complet',
  email: 'Adresse e-mail',
  emailHint: 'Nous y répondrons. Donnez une adresse que personne d’autre ne consulte.',
  message: 'Décrivez en quelques mots votre problème juridique',
  messageHint: 'Vous pourrez nous en dire plus quand nous parlerons.',
  language: {
    label: 'Quelle langue est la plus facile pour vous ?',
    hint: 'Facultatif. Cela nous aide à préparer notre conversation.',
    none: 'Pas de réponse',
    /** In themselves; the form offers those of the firm’s profile, and messages may be in others. */
    ownNames: {
      en: 'English',
      es: 'Español',
      pt: 'Português',
      fr: 'Français',
      ht: 'Kreyòl ayisyen',
      ar: 'العربية',
      am: 'አማርኛ',
      sw: 'Kiswahili',
      yo: 'Yorùbá',
    },
  },
  safe: {
    legend: 'Peut-on vous appeler ou vous écrire sans danger ?',
    hint: 'Facultatif. Si nous pouvons appeler, ajoutez votre numéro au message.',
    options: {
      both: 'Oui, appelez ou écrivez',
      write: 'Écrivez, n’appelez pas',
      call: 'Appelez, n’écrivez pas',
      none: 'Aucun des deux. Je vous appellerai',
    },
  },
  honeypot: 'Laissez ce champ vide',
  copied:
    'Une copie de votre nom, de votre e-mail et de votre message va aussi au service d’e-mail extérieur que nous utilisons.',
  byService: {
    note: 'Votre nom, votre e-mail et votre message nous arrivent par un service d’e-mail extérieur.',
    withoutScript:
      'Ce formulaire a besoin de JavaScript, désactivé dans votre navigateur. Appelez-nous ou envoyez-nous un e-mail.',
  },
  demonstration: {
    title: 'Ceci est une démonstration : rien n’est envoyé',
    text: 'Ce que vous avez écrit est toujours dans le formulaire.',
  },
  send: 'Envoyer le message',
  sending: 'Envoi...',
  problems: {
    name: {
      empty: 'Veuillez indiquer votre nom.',
      'too-long': 'Le nom peut avoir au plus 200 caractères.',
      'several-lines': 'Écrivez le nom sur une seule ligne.',
    },
    email: {
      empty: 'Veuillez indiquer votre adresse e-mail.',
      'too-long': 'L’adresse e-mail peut avoir au plus 254 caractères.',
      'not-an-address': 'Écrivez une adresse e-mail comme nom@example.com.',
    },
    message: {
      empty: 'Veuillez décrire votre problème en quelques mots.',
      'too-long': 'Écrivez au plus 10 000 caractères. Vous pourrez en dire plus ensuite.',
    },
  },
  /** Of the page that comes back with its errors. */
  refusedTitle: 'Erreur : {title}',
  alerts: {
    empty: {
      title: 'Veuillez remplir tous les champs',
      text: 'Tous sont obligatoires.',
    },
    invalid: {
      title: 'Veuillez vérifier les champs marqués',
      text: 'Votre message n’a pas été envoyé.',
    },
    failed: {
      title: 'Un problème est survenu.',
      text: 'Réessayez plus tard.',
    },
    limited: {
      title: 'Attendez un peu avant de renvoyer',
      text: 'Trop de messages sont arrivés à la fois. Le vôtre n’a pas été envoyé. Vous le voyez encore ci-dessous.',
    },
  },
  orCall: 'Vous pouvez aussi nous appeler : {phone}.',
  goBack:
    'Revenez en arrière dans votre navigateur : votre texte devrait encore y être. Renvoyez-le dans une minute.',
  sent: {
    toast: {
      title: 'Votre message a été envoyé',
      text: 'Nous répondrons dès que possible.',
    },
    title: 'Votre message nous est parvenu',
    reference: 'Votre référence est',
    keep: 'Gardez-la si c’est sans danger. Elle nous aide quand vous appelez.',
  },
} as const

export const messageForm = { form } as const
