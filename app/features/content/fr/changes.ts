import { changes as english } from '#app/features/content/en/changes.ts'
import { inOtherWords } from '#app/features/content/in-other-words.ts'

export const changes = inOtherWords(english, {
  'court-fees': {
    title: 'Les tribunaux de l’immigration demandent plus',
    affected:
      'Les personnes qui font appel, déposent une requête ou demandent l’annulation du renvoi (cancellation of removal) devant un tribunal de l’immigration.',
    text: '{fee.court} Demandez-nous ce que coûte votre démarche avant de payer.',
  },
  'eb5-protection': {
    title: 'EB-5 : les pétitions déposées maintenant sont moins protégées',
    affected:
      'Les investisseurs qui déposent une pétition par un centre régional (regional center).',
    text: '{eb5.program} Demandez-nous ce que cela veut dire pour vos projets.',
  },
  'public-charge': {
    title: 'Charge publique (public charge) : les agents tiennent compte de plus d’aides',
    affected: 'Les personnes qui demandent une carte verte depuis les États-Unis.',
    text: '{public-charge.rule} Dites-nous quelles aides vous recevez avant de déposer.',
  },
  'h1b-payment': {
    title: 'H-1B : le paiement élevé est prolongé',
    affected:
      'Les employeurs qui déposent une pétition pour de nouveaux travailleurs à l’étranger.',
    text: '{h1b.notice}',
  },
  students: {
    title: 'Étudiants : un tribunal a repoussé la nouvelle limite de temps',
    affected: 'Les étudiants (F) et les visiteurs d’échange (J).',
    text: '{students.stay} Demandez-nous avant de voyager ou de changer d’école.',
  },
  'visa-interviews': {
    title: 'Les entretiens pour visas d’immigrant ont cessé, de nouvelles dates arrivent',
    affected: 'Les personnes qui attendent un visa d’immigrant dans un consulat.',
    text: '{consulates.pause}',
  },
  'advance-parole': {
    title: 'La permission de voyage (advance parole) ne protège plus tout le monde',
    affected: 'Les personnes qui ont vécu aux États-Unis sans statut et veulent voyager.',
    text: '{travel.parole}',
  },
  'missing-papers': {
    title: 'USCIS peut refuser sans demander de papiers',
    affected: 'Toutes les personnes qui déposent un dossier auprès d’USCIS.',
    text: '{uscis.denial} Avant le dépôt, nous parcourons avec vous la liste des papiers.',
  },
  'asylum-interviews': {
    title: 'Asile : un dossier peut aller au juge sans entretien',
    affected: 'Les personnes dont le dossier d’asile attend chez USCIS.',
    text: '{asylum.no-interview} Gardez votre adresse à jour, et ouvrez tout de suite chaque lettre.',
  },
  'asylum-fees': {
    title: 'Asile : des frais annuels impayés ne suffisent pas à mettre fin à un dossier',
    affected: 'Les personnes dont le dossier d’asile attend.',
    text: '{asylum.fees}',
  },
  'expedited-removal': {
    title: 'L’expulsion sans juge, partout dans le pays',
    affected: 'Les personnes entrées sans inspection (contrôle à l’arrivée).',
    text: '{removal.expedited}',
  },
  signatures: {
    title: 'Une signature qui n’est pas valable peut coûter le dossier',
    affected: 'Toutes les personnes qui déposent un dossier auprès d’USCIS.',
    text: '{uscis.signature} Signez à la main, et laissez-nous regarder les formulaires avant l’envoi.',
  },
  'birthright-citizenship': {
    title: 'La Cour suprême confirme la citoyenneté par la naissance',
    affected: 'Les enfants qui naissent aux États-Unis, et leurs parents.',
    text: '{birthright.citizens} Gardez l’acte de naissance en lieu sûr.',
  },
  registration: {
    title: 'L’enregistrement est une obligation',
    affected: 'Les personnes qui n’ont jamais été enregistrées auprès de l’administration.',
    text: '{registration.duty}',
  },
  tps: {
    title: 'TPS : les tribunaux ne peuvent plus examiner sa fin',
    affected: 'Les personnes qui ont le statut de protection temporaire (TPS).',
    text: '{tps.state}',
  },
  'adjustment-memo': {
    title: 'La carte verte demandée depuis les États-Unis est traitée comme une faveur',
    affected: 'Les personnes qui demandent une carte verte depuis les États-Unis.',
    text: '{adjustment.memo}',
  },
  'h1b-selection': {
    title: 'H-1B : la sélection annuelle favorise les salaires plus élevés',
    affected: 'Les employeurs et les travailleurs de la sélection annuelle.',
    text: '{h1b.selection} Demandez-nous à quel niveau de salaire se trouve l’emploi.',
  },
  'visa-pause': {
    title: 'Suspension des visas d’immigrant pour beaucoup de pays',
    affected: 'Les personnes des pays d’une liste, dont {consulates.pause-ours}.',
    text: 'Un tribunal fédéral a mis fin à cette suspension. Si un consulat vous a refusé un visa seulement à cause d’elle, vous pouvez demander un nouvel examen de votre dossier : apportez-nous la lettre.',
  },
  'travel-ban': {
    title: 'Interdiction d’entrée (travel ban) pour les personnes de beaucoup de pays',
    affected:
      'Les personnes des pays de deux listes ; en Afrique et en Amérique du Sud : {entry.ban-ours}.',
    text: '{entry.ban} {entry.ban-family}',
  },
  'diversity-pause': {
    title: 'Loterie de la diversité : les visas sont suspendus',
    affected: 'Les gagnants de la loterie, et les personnes qui veulent s’y inscrire.',
    text: '{diversity.notice}',
  },
  'denied-cases': {
    title: 'Un dossier refusé peut aller devant le tribunal de l’immigration',
    affected: 'Les personnes dont la pétition est refusée.',
    text: '{denial.court} Parlez-nous avant de déposer.',
  },
})
