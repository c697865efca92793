import type { RecordData } from '#app/features/content/record-types.ts'

export const privacy: RecordData<'page'> = {
  layout: 'plain',
  slug: 'confidentialite',
  title: 'Confidentialité des données',
  description:
    'Ce que nous apprenons sur vous quand vous lisez, appelez ou écrivez, combien de temps nous le gardons, avec quelles entreprises, et comment l’effacer.',
  subtitle: 'Vous pouvez lire chaque page sans nous dire qui vous êtes.',
  date: '2026-11-27',
  sections: [
    {
      kind: 'text',
      id: 'responsible',
      title: 'Qui est responsable',
      text: '{firm}, {address}, décide de ce que l’on garde sur vous et pourquoi. Si vous avez une question à ce sujet, appelez le {phone} ou écrivez à {email}. Ces règles s’appliquent depuis le {date}.',
    },
    {
      kind: 'text',
      id: 'reading',
      title: 'Quand vous lisez',
      text: 'Pendant que vous lisez, nous ne posons aucun cookie et nous n’enregistrons rien sur vous dans votre navigateur. Il y a une seule exception, et c’est vous qui en décidez. Une ligne en haut peut vous proposer la page dans votre langue. Si vous fermez cette ligne, votre navigateur garde le mot « no » (non), pour que la ligne ne revienne pas. Le bouton pour quitter vite une page efface ce mot. Nous n’utilisons ni réseau publicitaire, ni service extérieur qui compte les visiteurs.',
      also: [
        {
          when: 'own-host',
          text: 'Pour trouver les pannes, notre serveur note l’heure de chaque demande, la page, si tout a fonctionné et combien de temps cela a pris. Il ne note ni votre adresse réseau, ni votre nom, ni ce que vous avez tapé. Pour protéger le site d’un flot de demandes, il les compte par adresse réseau pendant un court moment. Ce décompte n’est noté nulle part.',
        },
        {
          when: 'files',
          text: 'Une entreprise d’hébergement fournit ces pages. Elle peut voir et noter votre adresse réseau. Ses propres règles de confidentialité s’appliquent.',
        },
        {
          when: 'server',
          text: 'Nous comptons combien de fois chaque page est lue, et combien de fois on utilise les liens pour prendre rendez-vous, appeler ou écrire. Ce sont des totaux pour une journée, et ils ne disent rien de vous. Vous n’êtes pas compté si votre navigateur envoie un signal Global Privacy Control ou Do Not Track, ou si JavaScript est désactivé.',
        },
        {
          when: 'own-host',
          text: 'Si une autre entreprise fait fonctionner notre serveur pour nous, elle peut voir les adresses réseau, comme toute entreprise de ce genre.',
        },
      ],
    },
    {
      kind: 'text',
      id: 'outside',
      title: 'Autres entreprises',
      text: 'Les polices de caractères, les dessins et les drapeaux viennent de notre propre site. Les liens vers des itinéraires, des registres officiels et d’autres sites vous mènent à ces sites, et leurs propres règles de confidentialité s’appliquent.',
      also: [
        {
          when: 'no-image-hosts',
          text: 'Nos pages ne contactent aucune autre entreprise tant que vous n’appuyez pas sur un bouton ou n’ouvrez pas un lien. Si un article contient une image d’un autre site, un bouton l’affiche.',
        },
        {
          when: 'image-hosts',
          text: 'Certains articles montrent des images de {imageHosts}. Quand vous ouvrez un tel article, votre navigateur contacte cette entreprise, et elle voit votre adresse réseau. À part cela, nos pages ne contactent aucune autre entreprise tant que vous n’appuyez pas sur un bouton ou n’ouvrez pas un lien.',
        },
        {
          when: 'calendar',
          text: 'Quand vous ouvrez le calendrier pour prendre rendez-vous, vous êtes relié à {calendarHost}. Cette entreprise apprend de laquelle de nos pages vous venez. Elle apprend votre nom et votre e-mail seulement si vous cochez la case pour cela. Ses propres règles de confidentialité s’appliquent.',
        },
        {
          when: 'map',
          text: 'Quand vous ouvrez la carte, vous êtes relié à {mapHost}. Ses propres règles de confidentialité s’appliquent.',
        },
        {
          when: 'questionnaire',
          text: 'Le bouton « Nous écrire » au bord de l’écran ouvre un questionnaire chez {questionnaireHost}. Ses propres règles de confidentialité s’appliquent.',
        },
      ],
    },
    {
      kind: 'text',
      id: 'writing',
      title: 'Quand vous appelez ou écrivez',
      text: `Nous utilisons ce que vous nous dites au téléphone ou par e-mail pour vous répondre, et pour vérifier si nous pouvons prendre votre dossier. Nous ne l’utilisons pas pour la publicité.

Il est possible que d’autres lisent un e-mail en chemin. N’écrivez ni numéros, ni dates de naissance, ni rien qui pourrait vous nuire entre de mauvaises mains, et n’envoyez aucun document. La confidentialité commence quand vous parlez de votre dossier avec l’un de nos avocats. Dites-nous comment on peut vous joindre sans danger.`,
      also: [
        {
          when: 'server',
          text: 'Quand vous envoyez le formulaire de notre page de contact, nous gardons ce que vous avez tapé et l’heure. Nous gardons aussi l’avis que vous avez vu au-dessus du formulaire. Nous chiffrons le message, et seuls les membres de notre équipe qui sont connectés peuvent le lire. Nous ne gardons pas votre adresse réseau avec le message.',
        },
        {
          when: 'mails-notice',
          text: 'Un e-mail nous dit qu’un message est arrivé. Vos propres mots n’y figurent pas. Nous pouvons aussi vous en confirmer la réception par e-mail, sans reprendre vos mots. Nous ne le faisons pas si vous nous avez dit que l’e-mail n’est pas sûr.',
        },
        {
          when: 'mails-text',
          text: 'Votre message nous arrive aussi par e-mail, avec vos propres mots. Nous pouvons aussi vous en confirmer la réception par e-mail, sans reprendre vos mots. Nous ne le faisons pas si vous nous avez dit que l’e-mail n’est pas sûr.',
        },
        {
          when: 'copies-messages',
          text: 'Votre navigateur envoie aussi une copie de votre nom, de votre adresse e-mail et de votre message à EmailJS. Ce service d’e-mail extérieur nous la transmet.',
        },
        {
          when: 'server',
          text: `Nous effaçons le texte de votre message {keptFor} après avoir fini de le traiter, ou {spamKeptFor} après l’avoir marqué comme indésirable (spam). Son numéro de référence et ses dates restent. Vous pouvez nous demander de l’effacer plus tôt.

Si JavaScript est désactivé dans votre navigateur, un cookie vous montre le numéro de référence de votre message. Il expire en moins d’une minute.`,
        },
        { when: 'no-server', text: 'Ce site ne garde aucun message.' },
        {
          when: 'sends-messages',
          text: 'Quand vous envoyez le formulaire de notre page de contact, votre navigateur envoie votre nom, votre adresse e-mail et votre message à EmailJS. Ce service d’e-mail extérieur nous les transmet.',
        },
      ],
    },
    {
      kind: 'text',
      id: 'shared',
      title: 'Si vous partagez un téléphone ou un ordinateur',
      text: 'Votre navigateur garde une liste des pages que vous visitez. Utilisez une fenêtre privée, ou un autre appareil, si quelqu’un ne doit pas savoir que vous avez lu ce site. Notre page pour les victimes d’un crime a un bouton pour quitter la page tout de suite. Il ne peut pas effacer la liste.',
    },
    {
      kind: 'text',
      id: 'staff',
      title: 'Notre équipe',
      when: 'server',
      text: 'Notre équipe reçoit des cookies qui la gardent connectée et reconnaissent son navigateur. Nous gardons l’e-mail de chaque membre, et l’adresse réseau et le navigateur de chaque connexion. Pour empêcher que l’on devine les mots de passe, nous comptons les échecs de connexion. Ce décompte ne montre ni l’adresse réseau ni l’e-mail.',
    },
    {
      kind: 'text',
      id: 'demonstration',
      title: 'Le tableau de bord de démonstration',
      when: 'no-server',
      text: 'Le tableau de bord de ce site est une démonstration. Ce que vous y écrivez reste dans votre propre navigateur. Un bouton du tableau de bord l’efface.',
    },
    {
      kind: 'text',
      id: 'your-choices',
      title: 'Vos choix',
      text: 'Vous pouvez demander ce que nous savons de vous, et nous demander de le corriger ou de l’effacer. La loi nous oblige à garder certains papiers d’un dossier. Appelez le {phone} ou écrivez à {email}.',
    },
  ],
}
