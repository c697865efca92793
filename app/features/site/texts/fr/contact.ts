import type * as english from '#app/features/site/texts/en/contact.ts'

/** Spec 2.93 to 2.105. `{phone}` and `{email}` are the firm’s, `{zone}` is such as "Eastern Time". */
export const contactTexts: typeof english.contactTexts = {
  call: { title: 'Nous appeler', whatsapp: 'WhatsApp' },
  email: { title: 'Nous écrire', promise: 'Nous répondons dans les 24 heures.' },
  hours: {
    title: 'Heures de bureau',
    available: 'Ouvert : {days}.',
    days: '{first} à {last}',
    dayRange: 'du {first} au {last}',
    openNow: 'Ouvert jusqu’à {time} ({zone}).',
    closedNow: 'Fermé. Ouverture le {day} à {time} ({zone}).',
    nextOfficeTime: 'De retour au bureau le {day} à {time}.',
    inTheOffice: 'Nous sommes au bureau jusqu’à {time}.',
    closedOn: 'Fermé le {day}.',
    elsewhere: 'À {city}, de {opens} à {closes}.',
    /** From which many call. */
    cities: [
      { name: 'Abidjan', timeZone: 'Africa/Abidjan' },
      { name: 'Douala', timeZone: 'Africa/Douala' },
    ],
  },
  message: {
    title: 'Envoyer un message',
    answer: {
      spoken: 'Nous répondons et parlons en français.',
      other: 'Nous répondons et parlons en anglais ; dites s’il vous faut un interprète.',
    },
    kept: 'Nous les gardons chiffrées, et seule notre équipe peut les lire.',
    /** Instead of the form on a site that can send nothing. */
    unavailable: {
      start: 'Ceci est une démonstration : rien n’est envoyé.',
      lead: 'Vous pouvez nous joindre par téléphone ou par e-mail.',
      text: 'Appelez le {phone} ou envoyez un e-mail à {email}.',
    },
    /** What sending a message does not do (ABA Model Rule 1.18). */
    notice: {
      /** Stored with every message; a changed notice needs a new version, the day of the change. */
      version: '2026-11-25',
      start: 'Avant d’écrire.',
      text: 'Un message ne fait pas de nous vos avocats : il ne crée aucune relation d’avocat à client. N’écrivez rien de confidentiel et n’envoyez aucun document. La confidentialité commence quand vous parlez de votre dossier avec l’un de nos avocats, même si vous ne faites pas appel à nous ensuite. En cas d’urgence, n’écrivez pas : appelez le {phone}, ou le 911 si vous êtes en danger.',
    },
  },
  location: {
    title: 'Notre adresse',
    directions: 'Itinéraire',
    /** Spoken after "Get directions". */
    directionsTo: 'vers {office}',
    map: {
      text: 'Ouvrir la carte vous relie à une autre entreprise.',
      show: 'Afficher la carte',
      frameTitle: 'Carte de notre bureau : {office}',
      loading: 'Chargement de la carte…',
      slow: 'La carte est lente. Attendez, ouvrez-la dans un nouvel onglet, ou demandez-nous le chemin.',
      offline: 'Vous semblez hors connexion. Notre adresse est sur cette page.',
      refused:
        'La carte ne s’affiche pas ici. Ouvrez-la dans un nouvel onglet, ou demandez-nous le chemin.',
      help: 'La carte ne s’affiche pas ?',
      helpLink: 'L’ouvrir dans un nouvel onglet',
      helpCall: 'ou appeler le',
    },
  },
  carousel: {
    /** The accessible name of the region filter. */
    regions: 'Région',
    all: 'Toutes',
    southAmerica: 'Amérique du Sud',
    africa: 'Afrique',
    pause: 'Pause',
    play: 'Lecture',
  },
  schedule: {
    title: 'Prendre rendez-vous',
    /** With an outside calendar, and without one. */
    calendar: {
      title: 'Choisir une heure en ligne',
      text: 'Ouvrir le calendrier vous relie à l’entreprise qui le gère.',
      show: 'Afficher le calendrier',
      newTab: 'L’ouvrir dans un nouvel onglet',
      orCall: 'Ou appelez le',
      frameTitle: 'Calendrier pour prendre rendez-vous',
      /** Beside a checkbox, once the form above holds name and email. */
      prefill: 'Utiliser le nom et l’e-mail que j’ai écrits plus haut',
      loading: 'Chargement du calendrier…',
      slow: 'Le calendrier est lent. Attendez, ouvrez-le dans un nouvel onglet, ou appelez-nous.',
      offline:
        'Vous semblez hors connexion : le calendrier ne peut pas s’afficher. Vous pouvez nous appeler.',
      refused:
        'Le calendrier ne s’affiche pas ici. Ouvrez-le dans un nouvel onglet, ou appelez-nous.',
      help: 'Le calendrier ne s’affiche pas ?',
      helpLink: 'L’ouvrir dans un nouvel onglet',
      helpCall: 'ou appeler le',
    },
    phone: {
      title: 'Appeler pour choisir une heure',
      text: 'Demandez une consultation. Nous pouvons choisir une heure ensemble.',
      call: 'Appeler le {phone}',
    },
  },
}
