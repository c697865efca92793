import { protectionTerms } from '#app/features/content/fr/protection-terms.ts'
import type { RecordData } from '#app/features/content/record-types.ts'

// Compared on 2026-11-25 with the glossary of TRAC (https://trac.syr.edu/immigration/glossary/) and with the texts of the
// services; figures and what changes are legal facts.
export const terms: Record<string, RecordData<'term'>> = {
  ...protectionTerms,
  'accredited-representative': {
    term: 'Représentant accrédité (accredited representative)',
    definition:
      'Une personne qui n’est pas avocat. Elle est agréée par le ministère américain de la Justice pour aider dans des dossiers d’immigration. Elle travaille pour une organisation sans but lucratif inscrite sur la liste du ministère.',
    alsoCalled: [],
  },
  'adjustment-of-status': {
    term: 'Ajustement de statut (adjustment of status)',
    definition:
      'Demander une carte verte depuis les États-Unis, au lieu d’aller dans un consulat américain d’un autre pays. Les agents ont maintenant pour consigne d’y voir une faveur : lisez « Ce qui s’applique maintenant ».',
    alsoCalled: ['AOS', 'formulaire I-485'],
  },
  'affidavit-of-support': {
    term: 'Engagement de soutien (affidavit of support)',
    definition:
      'Un contrat avec l’administration. La personne qui le signe s’engage à subvenir aux besoins d’un immigrant, et montre un revenu suffisant pour le faire.',
    alsoCalled: ['prise en charge', 'formulaire I-864'],
  },
  beneficiary: {
    term: 'Bénéficiaire (beneficiary)',
    definition: 'La personne pour qui une pétition est déposée.',
    alsoCalled: [],
  },
  biometrics: {
    term: 'Biométrie (biometrics)',
    definition:
      'Vos empreintes, votre photo et votre signature. L’administration les prend à un rendez-vous pour vérifier qui vous êtes.',
    alsoCalled: ['empreintes digitales'],
  },
  child: {
    term: 'Enfant (child)',
    definition:
      'Dans le droit de l’immigration, le mot désigne seulement un enfant {child.definition}.',
    alsoCalled: [],
  },
  'conditional-residence': {
    term: 'Résidence conditionnelle (conditional residence)',
    definition:
      'Une carte verte avec des conditions : le statut lui-même prend fin avec la carte. Pour la garder, vous devez déposer avant cette date une pétition pour faire retirer les conditions. La première carte verte d’un investisseur EB-5 est de ce genre, comme celle de beaucoup de maris et de femmes. {card.conditions} {card.alone} Un investisseur EB-5 dépose à la place le formulaire I-829.',
    alsoCalled: ['carte verte conditionnelle', 'divorce', 'formulaire I-751'],
  },
  'consular-processing': {
    term: 'Procédure consulaire (consular processing)',
    definition:
      'Demander un visa d’immigrant dans un consulat américain d’un autre pays. Vous devenez résident permanent quand vous entrez aux États-Unis avec ce visa.',
    alsoCalled: [],
  },
  'diversity-lottery': {
    term: 'Loterie de la diversité (diversity lottery)',
    definition:
      'Un tirage annuel pour les personnes de pays qui ont envoyé peu d’immigrants aux États-Unis. Gagner ne suffit pas : vous devez aussi remplir toutes les autres conditions d’une carte verte.',
    alsoCalled: ['loterie DV', 'loterie américaine', 'green card lottery'],
  },
  'good-moral-character': {
    term: 'Bonne moralité (good moral character)',
    definition:
      'Pour devenir citoyen, vous devez montrer que vous avez respecté la loi et dit la vérité. L’agent regarde, entre autres, les arrestations, les impôts et les fausses déclarations.',
    alsoCalled: [],
  },
  'green-card': {
    term: 'Carte verte (green card)',
    definition:
      'La carte qui montre que vous êtes résident permanent. Beaucoup de gens emploient aussi ce mot pour le statut lui-même.',
    alsoCalled: ['Permanent Resident Card'],
  },
  'immediate-relative': {
    term: 'Proche immédiat (immediate relative)',
    definition:
      'L’un des proches pour qui la loi ne fixe pas de limite annuelle. Ce sont {family.immediate}. Ils n’ont pas à attendre un numéro de visa.',
    alsoCalled: [],
  },
  'immigrant-visa': {
    term: 'Visa d’immigrant (immigrant visa)',
    definition: 'Un visa pour une personne qui vient vivre aux États-Unis de façon permanente.',
    alsoCalled: [],
  },
  inspection: {
    term: 'Inspection',
    definition:
      'Ce qui se passe à votre arrivée : un agent, à la frontière ou à l’aéroport, regarde vos papiers et décide s’il vous laisse entrer. En principe, seule une personne entrée de cette façon peut demander une carte verte depuis les États-Unis.',
    alsoCalled: ['inspected and admitted'],
  },
  'labor-certification': {
    term: 'Certification du travail (labor certification, PERM)',
    definition:
      'La façon dont un employeur montre au ministère américain du Travail qu’il n’a pas trouvé de travailleur américain capable, qualifié et prêt à faire le travail. Beaucoup de cartes vertes par le travail commencent ainsi.',
    alsoCalled: ['PERM', 'test du marché du travail'],
  },
  naturalization: {
    term: 'Naturalisation (naturalization)',
    definition:
      'La façon dont un résident permanent devient citoyen : avec une demande, un entretien, un test et un serment.',
    alsoCalled: ['nationalité américaine', 'formulaire N-400'],
  },
  'nonimmigrant-visa': {
    term: 'Visa de non-immigrant (nonimmigrant visa)',
    definition:
      'Un visa pour un séjour qui prend fin : une visite, des études, ou un emploi pour quelques années.',
    alsoCalled: ['visa temporaire'],
  },
  'notary-fraud': {
    term: 'Fraude au « notary public »',
    definition:
      'Un « notary public », ou un « consultant » qui n’est pas avocat, prend de l’argent pour une aide juridique en immigration. Dans certains pays, un notaire est un professionnel du droit. Aux États-Unis, un « notary public » n’en est pas un.',
    alsoCalled: ['escroquerie à l’immigration'],
  },
  'permanent-resident': {
    term: 'Résident permanent (permanent resident)',
    definition:
      'Une personne qui n’est pas citoyenne, mais peut vivre et travailler aux États-Unis tant qu’elle garde ce statut. Certains crimes, ou un départ pour vivre à l’étranger, peuvent y mettre fin.',
    alsoCalled: ['titulaire d’une carte verte', 'LPR'],
  },
  petition: {
    term: 'Pétition (petition)',
    definition:
      'Un formulaire qui demande à l’administration d’accepter un motif de visa ou de carte verte, comme un lien de famille ou un emploi. À elle seule, elle ne donne le droit ni de rester ni de travailler.',
    alsoCalled: ['formulaire I-130 pour les proches', 'formulaire I-140 pour les travailleurs'],
  },
  petitioner: {
    term: 'Pétitionnaire (petitioner)',
    definition:
      'La personne ou l’entreprise qui dépose une pétition, comme un proche ou un employeur. Parfois, vous pouvez déposer une pétition pour vous-même.',
    alsoCalled: ['sponsor'],
  },
  'preference-category': {
    term: 'Catégorie de préférence (preference category)',
    definition:
      'Un groupe de proches ou de travailleurs pour qui la loi fixe une limite annuelle. Chaque groupe a sa propre file d’attente.',
    alsoCalled: ['préférence familiale', 'préférence par le travail'],
  },
  'priority-date': {
    term: 'Date de priorité (priority date)',
    definition:
      'La date qui marque votre place dans la file d’attente pour un numéro de visa. C’est le plus souvent le jour où la pétition a été déposée ou, dans beaucoup de dossiers par le travail, la certification du travail.',
    alsoCalled: [],
  },
  'special-immigrant': {
    term: 'Immigrant spécial (special immigrant)',
    definition:
      'Un membre de l’un des petits groupes qui ont leur propre voie vers une carte verte. Certains travailleurs religieux, et certains jeunes maltraités ou abandonnés par leur père ou leur mère, en font partie.',
    alsoCalled: [],
  },
  'targeted-employment-area': {
    term: 'Zone d’emploi ciblée (targeted employment area)',
    definition:
      'Une zone rurale, ou une zone où le chômage est élevé. Un investissement EB-5 peut y être plus petit.',
    alsoCalled: ['TEA'],
  },
  'treaty-country': {
    term: 'Pays à traité (treaty country)',
    definition:
      'Un pays qui a un traité avec les États-Unis pour les visas E. Le Département d’État américain tient la liste.',
    alsoCalled: [],
  },
  uscis: {
    term: 'USCIS',
    definition:
      'U.S. Citizenship and Immigration Services, l’agence chargée de l’immigration. Elle décide de la plupart des pétitions et des demandes faites aux États-Unis.',
    alsoCalled: ['l’agence', 'le service de l’immigration'],
  },
  visa: {
    term: 'Visa',
    definition:
      'La permission de voyager vers les États-Unis et de demander à y entrer. Un agent décide à la frontière ou à l’aéroport si vous pouvez entrer.',
    alsoCalled: [],
  },
  'visa-bulletin': {
    term: 'Visa Bulletin (bulletin mensuel des visas)',
    definition:
      'Une liste que le Département d’État américain publie chaque mois. Elle montre quelles dates de priorité peuvent recevoir un numéro de visa maintenant.',
    alsoCalled: [],
  },
  'visa-number': {
    term: 'Numéro de visa (visa number)',
    definition:
      'L’un des visas d’immigrant que la loi permet pour une année. Vous pouvez franchir la dernière étape vers une carte verte quand un numéro est libre pour votre date de priorité.',
    alsoCalled: [],
  },
  'work-permit': {
    term: 'Permis de travail (work permit)',
    definition:
      'Une carte qui montre que vous pouvez travailler aux États-Unis pendant un certain temps, souvent pendant qu’un dossier est en cours. {work-permit.renewal} ({work-permit.renewal:day})',
    alsoCalled: ['EAD', 'autorisation de travail', 'formulaire I-765'],
  },
}
