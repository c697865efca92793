import type { RecordData } from '#app/features/content/record-types.ts'

/** Of protection, detention and removal. */
export const protectionTerms: Record<string, RecordData<'term'>> = {
  asylum: {
    term: 'Asile (asylum)',
    definition:
      'Une protection pour des personnes qui sont aux États-Unis et ont peur de rentrer chez elles. On leur y a fait du mal, ou on peut leur en faire. La cause est leur race, leur religion, leur nationalité, leurs opinions politiques ou leur groupe social. En principe, il faut faire la demande au plus tard {asylum.deadline} après votre dernière arrivée. {asylum.exceptions}',
    alsoCalled: ['formulaire I-589'],
  },
  'immigration-court': {
    term: 'Tribunal de l’immigration (immigration court)',
    definition:
      'Le tribunal du ministère américain de la Justice où un juge décide si une personne doit partir. Pour demander la date d’une audience, appelez le {line.court} avec votre numéro A (A-number).',
    alsoCalled: ['EOIR', 'date au tribunal', 'audience', 'juge de l’immigration'],
  },
  inadmissible: {
    term: 'Inadmissible',
    definition:
      'Une personne est inadmissible quand une raison que la loi nomme l’empêche d’avoir un visa ou une carte verte, ou d’entrer. Certains crimes, des mensonges à l’administration et une expulsion passée en font partie.',
    alsoCalled: [],
  },
  'notice-to-appear': {
    term: 'Notice to Appear (convocation au tribunal)',
    definition:
      'Le papier qui ouvre un dossier devant le tribunal de l’immigration. Il dit pourquoi l’administration veut expulser une personne. Parlez tout de suite à un avocat. Si vous manquez l’audience, le juge peut ordonner votre expulsion.',
    alsoCalled: ['NTA'],
  },
  overstay: {
    term: 'Dépassement de séjour (overstay)',
    definition:
      'Rester après le jour où prend fin votre autorisation de séjour. Cela peut vous coûter plus tard un visa ou une carte verte, et plus cela dure, plus cela compte. Ne voyagez pas avant de nous avoir parlé.',
    alsoCalled: ['visa expiré', 'sans statut', 'séjour irrégulier', 'unlawful presence'],
  },
  removal: {
    term: 'Renvoi (removal)',
    definition: 'Le mot que la loi emploie pour l’expulsion.',
    alsoCalled: ['déportation'],
  },
  'supplement-b': {
    term: 'Supplement B (attestation de la police)',
    definition:
      'Une partie des papiers pour un visa U, le formulaire I-918 Supplement B. La police, un procureur ou un juge le signe. Il dit que vous avez aidé dans l’affaire, que vous aidez, ou que vous allez probablement aider.',
    alsoCalled: ['attestation pour le visa U'],
  },
  't-visa': {
    term: 'Visa T (T visa)',
    definition:
      'Un visa pour les victimes de la traite des personnes qui sont aux États-Unis à cause de cette traite. En principe, elles doivent aider la police quand on le leur demande.',
    alsoCalled: ['statut T'],
  },
  'u-visa': {
    term: 'Visa U (U visa)',
    definition:
      'Un visa pour les victimes de certains crimes graves aux États-Unis qui aident la police ou un procureur, ou veulent bien le faire. Seuls {uvisa.cap} vont aux victimes chaque année.',
    alsoCalled: ['statut U'],
  },
  vawa: {
    term: 'VAWA',
    definition:
      'Le Violence Against Women Act, une loi sur les violences faites aux femmes. Elle permet à certaines personnes maltraitées par un proche citoyen ou titulaire d’une carte verte de déposer une pétition pour elles-mêmes. L’auteur des violences n’a pas à le savoir. Un mari, une femme, un enfant, un père ou une mère qui subit ces violences peut déposer seul et en secret, avec le formulaire I-360. La loi vaut aussi pour les hommes.',
    alsoCalled: ['self-petition'],
  },
  waiver: {
    term: 'Dispense (waiver)',
    definition:
      'La permission de venir ou de rester même si vous êtes inadmissible. Pour certaines raisons, il n’y a pas de dispense.',
    alsoCalled: [],
  },
}
