import type * as english from '#app/features/site/texts/en/tools.ts'
import { counted } from '#app/platform/texts/counted-text.ts'

// What the tools of the service pages say; figures are legal facts.

/** Of a page with problems. */
export const refusedTitle = 'Erreur : {title}'

/** Citizenship. */
export const filingDateTexts: typeof english.filingDateTexts = {
  title: 'Quand pouvez-vous faire la demande ?',
  lead: 'Il faut avoir une carte verte depuis {citizenship.years}, et vous pouvez faire la demande jusqu’à {citizenship.early-filing} avant. Le délai peut être de {citizenship.years-married} si vous vivez avec un mari citoyen ou une femme citoyenne.',
  since: 'Résidence permanente depuis',
  sinceHint: 'Mois/jour/année, comme sur la carte.',
  marriage: 'Si vous vivez avec un mari citoyen ou une femme citoyenne',
  married: 'Date du mariage',
  citizen: 'Date de sa citoyenneté',
  citizenHint: 'Citoyenneté dès la naissance ? Laissez le deuxième champ vide.',
  trips: 'Voyages à l’étranger depuis votre carte verte',
  tripsHint: 'N’indiquez pas les voyages d’un jour.',
  left: 'Départ',
  back: 'Retour',
  /** Spoken after "Left" and "Came back". */
  trip: 'voyage {number}',
  more: 'Ajouter des voyages',
  most: 'Il y a de la place pour {most} voyages. S’il y en a plus, appelez-nous.',
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
    date: 'Le premier jour pour déposer la demande est le {date}.',
    today: 'D’après ces dates, le premier jour pour déposer la demande est arrivé.',
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
    note: 'C’est la première date possible, et non un conseil juridique. Ce jour-là, vous devez aussi avoir vécu {citizenship.state-residence} dans votre État et montrer une bonne moralité. Avec la règle la plus courte, vous devez encore vivre avec votre mari ou votre femme. Un nouveau voyage peut changer la date.',
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
    'Prenez le jour écrit sur votre carte après « Resident Since ». Ajoutez {citizenship.years}, ou {citizenship.years-married} si vous avez vécu {citizenship.married}. Puis reculez de {citizenship.early-filing}. Après un voyage d’environ {citizenship.absence-presumed} ou plus, appelez-nous : {phone}.',
}

/** Permanent Residency. */
export const greenCardPathTexts: typeof english.greenCardPathTexts = {
  title: 'Trouver votre voie',
  lead: 'Nous ne gardons rien de vos choix. Laissez sans réponse ce que vous préférez ne pas dire.',
  first: {
    title: 'Si l’une de ces phrases est vraie, commencez par elle',
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
    danger: {
      legend: 'L’une de ces phrases est-elle vraie ? Si plusieurs le sont, choisissez la première.',
      options: {
        hurt: 'Quelqu’un m’a fait du mal ici, ou m’a fait travailler de force',
        afraid: 'J’ai peur de rentrer',
        court: 'J’ai une date au tribunal',
        none: 'Aucune de ces phrases',
      },
    },
    relative: {
      legend: 'Qui pourrait déposer une pétition pour vous ?',
      options: {
        immediate:
          'Un citoyen : mari, femme, enfant de {parents.petitioner-age}, ou père ou mère si je suis {child.definition}',
        resident:
          'Un résident permanent : mari, femme, ou père ou mère si je n’ai ni mari ni femme',
        line: 'Un citoyen : père ou mère dans les autres situations, frère ou sœur',
        none: 'Aucune de ces personnes',
      },
    },
    work: {
      legend: 'Qu’en est-il de votre travail ?',
      options: {
        offer: 'Un employeur veut m’embaucher',
        known:
          'On me connaît bien dans mon domaine, ou je suis cadre dirigeant dans une entreprise internationale',
        none: 'Rien de tout cela',
      },
    },
    place: {
      legend: 'Où êtes-vous ?',
      options: { here: 'Aux États-Unis', abroad: 'À l’étranger' },
    },
  },
  unsaid: 'Je préfère ne pas le dire',
  submit: 'Voir ma voie',
  answer: {
    title: 'Parlez-nous d’abord de ceci',
    all: 'Toutes les réponses, dans l’ordre. Retenez la première qui est vraie pour vous.',
    protection: {
      text: 'Parlez d’abord de ces voies à un avocat. L’asile s’adresse aux personnes en danger dans leur pays, à cause de ce qu’elles sont ou de ce qu’elles croient. Les visas U et T s’adressent aux victimes de certains crimes et de la traite des personnes. Certaines personnes maltraitées par un proche citoyen ou titulaire d’une carte verte peuvent déposer une pétition pour elles-mêmes (VAWA). Et une personne qui a une date au tribunal y a peut-être une défense.',
      victims: 'Visas pour les victimes',
    },
    paths: {
      hurt: {
        name: 'Une protection pour les victimes',
        text: 'En danger en ce moment ? Appelez le 911. Les visas U et T s’adressent aux victimes de certains crimes et de la traite des personnes. Certaines personnes maltraitées par un proche citoyen ou titulaire d’une carte verte peuvent déposer une pétition pour elles-mêmes (VAWA).',
      },
      afraid: {
        name: 'L’asile',
        text: 'L’asile s’adresse aux personnes en danger dans leur pays, à cause de ce qu’elles sont ou de ce qu’elles croient. En principe, il faut déposer la demande au plus tard {asylum.deadline} après votre dernière arrivée. {asylum.exceptions}',
      },
      court: {
        name: 'Une défense au tribunal',
        text: 'Une personne qui a une date au tribunal y a peut-être une défense. Allez à toutes les audiences. Si vous en manquez une, le juge peut ordonner votre expulsion. Parlez à un avocat avant la date.',
      },
      immediate: {
        name: 'Famille, sans limite annuelle',
        text: 'Votre proche dépose une pétition pour vous comme « proche immédiat » (immediate relative). Il n’y a pas de file, mais vous attendez quand même la réponse de l’agence et, depuis l’étranger, celle du consulat.',
      },
      resident: {
        name: 'Famille, avec une file d’attente',
        text: 'Votre proche dépose une pétition pour vous. Ensuite, vous attendez qu’une place se libère, ce qui peut prendre des années. Le jour du dépôt compte donc.',
      },
      known: {
        name: 'Travail, par ce que vous avez accompli',
        text: 'Le groupe EB-1 concerne les personnes au sommet de leur domaine, les chercheurs connus et certains cadres dirigeants. Certains d’entre eux peuvent déposer une pétition pour eux-mêmes.',
      },
      offer: {
        name: 'Travail, par votre employeur',
        text: 'Dans la plupart des dossiers EB-2 et EB-3, votre employeur teste d’abord le marché du travail (« PERM »). Puis il dépose une pétition pour vous.',
      },
      line: {
        name: 'Famille, avec une file d’attente',
        text: 'Votre proche dépose une pétition pour vous. Ensuite, vous attendez qu’une place se libère, ce qui peut prendre des années. Le jour du dépôt compte donc.',
      },
      others: {
        name: 'D’autres voies, et la loterie en dernier',
        text: 'La loi nomme de petits groupes, par exemple certains travailleurs religieux. Et il y a une loterie pour les personnes nées dans certains pays. {diversity.notice} ({diversity.notice:day})',
      },
      talk: {
        name: 'Parlez-nous d’abord',
        text: 'Il n’est pas nécessaire d’en dire plus ici. Il y a des voies par la famille, par le travail et par la protection. Un avocat regarde avec vous toute votre histoire.',
      },
    },
    bulletin: 'Visa Bulletin : de qui c’est le tour ce mois-ci',
    finishes: {
      abroad: 'Depuis l’étranger, la dernière étape se passe dans un consulat américain.',
      immediateHere:
        'Aux États-Unis, la dernière étape s’appelle l’ajustement de statut. {adjustment.let-in}',
      lineHere:
        'Aux États-Unis, la dernière étape s’appelle l’ajustement de statut. {adjustment.lines}',
    },
    notices: {
      here: ['{adjustment.memo} ({adjustment.memo:day})', '{travel.parole} ({travel.parole:day})'],
      abroad: ['{consulates.pause} ({consulates.pause:day})', '{entry.ban} ({entry.ban:day})'],
    },
    rule: 'La règle : {rule}.',
    note: 'C’est une première indication, et non un conseil juridique.',
  },
  ways: {
    message: { text: 'Envoyer un message', path: '/contact#message' },
    urgent: { text: 'Aide urgente', path: '/urgent' },
    call: 'Appeler le {phone}',
  },
}
