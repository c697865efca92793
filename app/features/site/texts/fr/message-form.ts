/** Spec 5.15 to 5.17. */
const form = {
  name: 'Nom complet',
  email: 'Adresse e-mail',
  emailHint:
    'Nous répondrons à cette adresse. Donnez une adresse que personne d’autre ne peut lire.',
  message: 'Décrivez en quelques mots votre problème juridique',
  messageHint: 'Quelques phrases suffisent. Vous pourrez en dire plus quand nous parlerons.',
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
    hint: 'Facultatif. Si nous pouvons appeler, ajoutez votre numéro dans le message.',
    options: {
      both: 'Oui, appelez ou écrivez',
      write: 'Écrivez, mais n’appelez pas',
      call: 'Appelez, mais n’écrivez pas',
      none: 'Ni l’un ni l’autre. Je vous appellerai',
    },
  },
  honeypot: 'Laissez ce champ vide',
  copied:
    'Une copie de votre nom, de votre e-mail et de votre message passe aussi par le service d’e-mail extérieur que nous utilisons.',
  byService: {
    note: 'Votre nom, votre e-mail et votre message nous parviennent par un service d’e-mail extérieur.',
    withoutScript:
      'Ce formulaire a besoin de JavaScript, qui est désactivé dans votre navigateur. Appelez-nous ou écrivez-nous un e-mail à la place.',
  },
  send: 'Envoyer le message',
  sending: 'Envoi en cours...',
  problems: {
    name: {
      empty: 'Dites-nous votre nom.',
      'too-long': 'Le nom peut avoir au plus 200 caractères.',
      'several-lines': 'Écrivez le nom sur une seule ligne.',
    },
    email: {
      empty: 'Donnez-nous une adresse e-mail où nous pouvons répondre.',
      'too-long': 'L’adresse e-mail peut avoir au plus 254 caractères.',
      'not-an-address': 'Écrivez une adresse e-mail telle que nom@example.com.',
    },
    message: {
      empty: 'Dites-nous en quelques mots de quoi il s’agit.',
      'too-long':
        'Le message peut avoir au plus 10 000 caractères. Vous pourrez en dire plus quand nous parlerons.',
    },
  },
  /** Of the page that comes back with its errors. */
  refusedTitle: 'Erreur : {title}',
  alerts: {
    empty: {
      title: 'Remplissez tous les champs',
      text: 'Tous les champs sont obligatoires.',
    },
    invalid: {
      title: 'Vérifiez les champs marqués',
      text: 'Votre message n’a pas été envoyé.',
    },
    failed: {
      title: 'Désolé, un problème est survenu.',
      text: 'Essayez de nouveau plus tard.',
    },
    limited: {
      title: 'Attendez un peu avant de renvoyer votre message',
      text: 'Trop de messages sont arrivés en même temps. Le vôtre n’a pas été envoyé. Vous le voyez encore ci-dessous.',
    },
  },
  orCall: 'Vous pouvez aussi nous appeler : {phone}.',
  goBack:
    'Revenez en arrière dans votre navigateur : votre texte devrait encore y être. Renvoyez-le dans une minute.',
  sent: {
    toast: {
      title: 'Le formulaire a été envoyé',
      text: 'Nous vous répondrons dès que possible.',
    },
    title: 'Votre message nous est parvenu',
    reference: 'Votre référence est',
    keep: 'Gardez-la si c’est sans danger. Quand vous appelez, elle nous aide à trouver votre message.',
  },
} as const

export const messageForm = { form } as const
