import type * as english from '#app/features/site/texts/en/tools.ts'
import { counted } from '#app/platform/texts/counted-text.ts'

// What the tools of the service pages say; figures are legal facts.

/** Of a page with problems. */
export const refusedTitle = 'Erreur : {title}'

/** Citizenship. */
export const filingDateTexts: typeof english.filingDateTexts = {
  title: 'Quand pouvez-vous faire la demande ?',
  lead: 'Après {citizenship.years} avec une carte verte, ou {citizenship.years-married} si votre mari ou votre femme est citoyen, moins {citizenship.early-filing}.',
  since: 'Résident permanent depuis',
  sinceHint: 'Mois/jour/année, comme sur la carte.',
  marriage: 'Si vous vivez avec un mari citoyen ou une femme citoyenne',
  married: 'Date du mariage',
  citizen: 'Il ou elle est citoyen depuis',
  citizenHint: 'Citoyen de naissance ? Laissez le deuxième champ vide.',
  trips: 'Voyages à l’étranger depuis votre carte verte',
  tripsHint: 'Sans les voyages d’un jour.',
  left: 'Départ',
  back: 'Retour',
  /** Spoken after "Left" and "Came back". */
  trip: 'voyage {number}',
  more: 'Ajouter des voyages',
  most: 'Il y a de la place pour {most} voyages. S’il y en a plus, demandez-nous.',
  submit: 'Voir ma date',
  problems: {
    missing: 'Écrivez cette date.',
    impossible: 'Ce jour n’existe pas. Écrivez mois/jour/année, comme dans {example}.',
    future: 'Ce jour n’est pas encore passé. Écrivez un jour passé.',
    beforeResident: 'Ce voyage a commencé avant votre carte verte. Ne l’indiquez pas.',
    backBeforeLeft: 'Le retour est avant le départ. Vérifiez les deux jours.',
    overlapping: 'Deux voyages ont des jours en commun. Vérifiez les jours.',
    tooManyTrips: 'Il y a plus de {most} voyages. Demandez-nous de les compter avec vous.',
  },
  answer: {
    earliest: 'Votre première date possible',
    date: 'Vous pouvez déposer à partir du {date}.',
    today: 'D’après ces dates, vous pouvez déposer aujourd’hui.',
    rules: {
      five: 'Selon la règle des {citizenship.years} : {rule}.',
      three:
        'Selon la règle des {citizenship.years-married} pour le mari ou la femme d’un citoyen : {rule}.',
    },
    counted: 'Compté : une carte verte depuis le {since}, et {trips}.',
    noTrips: 'aucun voyage',
    trips: counted('fr', {
      one: '{count} voyage',
      many: '{count} de voyages',
      other: '{count} voyages',
    }),
    note: 'C’est la première date possible, et non un conseil juridique. Ce jour-là, il vous faut aussi {citizenship.state-residence} de résidence dans votre État et une bonne moralité. Avec la règle la plus courte, vous devez encore vivre avec votre mari ou votre femme. Un nouveau voyage peut changer la date.',
    ask: 'Parlez-nous de votre date',
    halfYear:
      'Vous étiez hors du pays du {left} au {back}. Un voyage d’environ {citizenship.absence-presumed} ou plus peut interrompre votre durée de résidence. Parfois, des papiers peuvent montrer que ce n’est pas le cas. Nous ne donnons donc pas de date ici.',
    year: 'Vous étiez hors du pays du {left} au {back}. Un voyage qui dure {citizenship.absence-breaking} ou plus interrompt votre durée de résidence, et une partie peut repartir de zéro. Nous ne donnons donc pas de date ici.',
    presence:
      'D’après les années seules, ce serait le {date}. Mais vous auriez {present} dans le pays, et il en faut {needed}. Nous ne donnons donc pas de date ici.',
    days: counted('fr', {
      one: '{count} jour',
      many: '{count} de jours',
      other: '{count} jours',
    }),
    notAdvice: 'Ce n’est pas un conseil juridique. La règle : {rule}.',
    call: 'Appeler le {phone}',
  },
  /** Where no server answers. */
  byHand:
    'Prenez le jour écrit sur votre carte après « Resident Since ». Ajoutez {citizenship.years}, ou {citizenship.years-married} si vous avez vécu {citizenship.married}. Puis reculez de {citizenship.early-filing}. Après un voyage d’environ {citizenship.absence-presumed} ou plus, demandez-nous : {phone}.',
}

/** Permanent Residency. */
export const greenCardPathTexts: typeof english.greenCardPathTexts = {
  title: 'Trouver votre voie',
  lead: 'Nous ne gardons rien de vos choix. Vos réponses restent dans l’adresse de la page et dans l’historique de ce téléphone ou de cet ordinateur.',
  first: {
    title: 'Si l’une de ces phrases est vraie, commencez là',
    lines: {
      hurt: {
        name: 'Quelqu’un vous a fait du mal ici',
        note: 'D’abord votre sécurité, puis les visas pour les victimes',
      },
      afraid: { name: 'Vous avez peur de rentrer', note: 'L’asile et son délai' },
      court: { name: 'Vous avez une date au tribunal', note: 'Que faire avant ce jour' },
    },
  },
  questions: {
    relative: {
      legend: 'Qui pourrait déposer une pétition pour vous ?',
      options: {
        immediate:
          'Un citoyen : mon mari, ma femme, mon enfant de {parents.petitioner-age} ; ou bien mon père ou ma mère, si je suis un enfant {child.definition}',
        resident:
          'Un résident permanent : mon mari, ma femme ; ou bien mon père ou ma mère, si je ne suis pas marié',
        line: 'Un citoyen : mon père ou ma mère dans les autres cas, mon frère ou ma sœur',
        none: 'Aucune de ces personnes',
      },
    },
    work: {
      legend: 'Et votre travail ?',
      options: {
        offer: 'Un employeur veut m’engager',
        known: 'Je suis bien connu dans mon domaine, ou manager dans plusieurs pays',
        none: 'Rien de cela',
      },
    },
    place: {
      legend: 'Où êtes-vous ?',
      options: { here: 'Aux États-Unis', abroad: 'À l’étranger' },
    },
  },
  missing: 'Choisissez une réponse.',
  submit: 'Voir ma voie',
  answer: {
    title: 'Parlez-nous d’abord de cette voie',
    protection: {
      text: 'Un avocat regarde d’abord ces voies. L’asile est pour les personnes à qui on peut faire du mal dans leur pays, à cause de ce qu’elles sont ou de ce qu’elles croient. Les visas U et T sont pour les victimes de certains crimes et de la traite. Certaines personnes maltraitées par un proche citoyen ou titulaire d’une carte verte peuvent déposer une pétition pour elles-mêmes (VAWA). Et une personne qui a une date au tribunal y a peut-être une défense.',
      victims: 'Visas pour les victimes',
    },
    paths: {
      family: {
        name: 'Famille, sans limite annuelle',
        text: 'Votre proche dépose une pétition pour vous comme « proche immédiat » (immediate relative). Vous attendez seulement l’agence, et non une place dans une file d’attente.',
      },
      familyLine: {
        name: 'Famille, avec une file d’attente',
        text: 'Votre proche dépose une pétition pour vous. Ensuite, vous attendez qu’une place se libère, ce qui peut prendre des années. Le jour du dépôt compte donc.',
      },
      talent: {
        name: 'Travail, par ce que vous avez accompli',
        text: 'Le groupe EB-1 est pour les personnes au sommet de leur domaine, les chercheurs connus et certains managers. Certains d’entre eux peuvent déposer une pétition pour eux-mêmes.',
      },
      employer: {
        name: 'Travail, par votre employeur',
        text: 'Dans la plupart des dossiers EB-2 et EB-3, votre employeur vérifie d’abord le marché du travail (« PERM »). Puis il dépose une pétition pour vous.',
      },
      others: {
        name: 'D’autres voies, et la loterie en dernier',
        text: 'La loi nomme de petits groupes, par exemple certains travailleurs religieux. Et il y a une loterie pour les personnes nées dans certains pays. {diversity.notice} ({diversity.notice:day})',
      },
    },
    bulletin: 'Visa Bulletin : à qui est le tour ce mois-ci',
    finishes: {
      abroad: 'Vous finissez dans un consulat américain.',
      immediateHere: 'Ici, la dernière étape s’appelle l’ajustement de statut. {adjustment.let-in}',
      lineHere: 'Ici, la dernière étape s’appelle l’ajustement de statut. {adjustment.lines}',
    },
    notices: {
      here: ['{adjustment.memo} ({adjustment.memo:day})', '{travel.parole} ({travel.parole:day})'],
      abroad: ['{consulates.pause} ({consulates.pause:day})', '{entry.ban} ({entry.ban:day})'],
    },
    note: 'C’est une première indication, et non un conseil juridique. La règle : {rule}.',
  },
  ways: {
    message: { text: 'Envoyer un message', path: '/contact#message' },
    urgent: { text: 'Aide urgente', path: '/urgent' },
    call: 'Appeler le {phone}',
  },
  byHand:
    'Pour le mari, la femme, le père, la mère ou l’enfant de {child.age} d’un citoyen, il n’y a pas de file annuelle. Pour les autres proches, le travail et la loterie, il y en a une. Avant de déposer une demande ou de voyager, laissez un avocat regarder toute votre histoire. Pour trouver votre voie, appelez le {phone} ou envoyez un message.',
}
