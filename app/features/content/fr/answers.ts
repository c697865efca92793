import { answers as english } from '#app/features/content/en/answers.ts'
import { wholeRecords } from '#app/features/content/law-records.ts'
import type { RecordData } from '#app/features/content/record-types.ts'

type Words = Partial<RecordData<'answer'>> & { slug: string; askLawyer: string }

const words: Record<string, Words> = {
  'ice-at-the-door': {
    slug: 'ice-a-la-porte',
    question: 'L’ICE est à ma porte. Que puis-je faire ?',
    answer: `Rien ne vous oblige à ouvrir la porte. Demandez aux agents de montrer leur papier à travers la fenêtre. {door.paper} Dites : « Je ne donne pas mon accord » (« I do not consent »). Ne résistez pas, même s’ils entrent. Ensuite, gardez le silence, sauf pour demander un avocat.

{door.memo}`,
    askLawyer:
      'Parlez à un avocat si quelqu’un chez vous a un ordre d’expulsion, ou si les agents ont pris un papier ou emmené une personne.',
    link: { text: 'Que faire, étape par étape', href: '/urgent#door' },
  },
  'notice-to-appear': {
    slug: 'notice-to-appear',
    question: 'J’ai reçu un Notice to Appear. Que faire maintenant ?',
    answer: `Cela veut dire que vous avez une affaire devant le tribunal de l’immigration. Gardez toutes les pages. Allez à chaque audience, même si vous n’avez pas encore d’avocat : un juge peut ordonner l’expulsion d’une personne absente.

Demandez la date de votre audience. Appelez le {line.court}, en anglais ou en espagnol, avec votre numéro A (A-number). Si vous déménagez, prévenez le tribunal et aussi USCIS, l’agence chargée de l’immigration.`,
    askLawyer:
      'Parlez à un avocat si vous avez une telle lettre, bien avant le jour de l’audience, et apportez-la tout entière.',
    link: { text: 'Le tribunal, et où l’aide est gratuite', href: '/urgent#court' },
  },
  'husband-hits-me': {
    slug: 'mon-mari-me-frappe',
    question: 'Mon mari me frappe et garde mes papiers. Qui peut m’aider ?',
    answer: `En danger maintenant ? Appelez le 911. La ligne nationale contre les violences conjugales et familiales répond jour et nuit : {line.violence}. Vous pouvez aussi envoyer par SMS le mot {line.violence-text}. Prenez un téléphone auquel il n’a pas accès.

S’il est citoyen américain ou s’il a une carte verte, vous pouvez peut-être déposer une pétition pour vous-même (VAWA), sans qu’il le sache. Vous pouvez peut-être aussi demander un visa U, quel que soit votre statut. Pour parler à un avocat, il ne faut aucun papier.`,
    askLawyer:
      'Parlez à un avocat si quelqu’un de votre famille vous fait du mal, quel que soit votre statut.',
    link: { text: 'De l’aide, et comment appeler sans danger', href: '/urgent#hurt' },
  },
  'robbed-and-the-police-came': {
    slug: 'vole-et-la-police-est-venue',
    question: 'J’ai subi un vol avec violence. Cela aide-t-il mon dossier ?',
    answer: `Peut-être. {uvisa.robbery} Pour un visa U, vous devez avoir souffert du crime. Vous devez aussi aider la police ou un procureur, ou accepter de le faire. Gardez le numéro du rapport de police, et ce que le médecin a écrit.

{uvisa.fee} L’attente dure {uvisa.wait}, car seuls {uvisa.cap} visas U sont accordés aux victimes chaque année. {denial.court}`,
    askLawyer:
      'Parlez à un avocat si vous avez dit à la police ce qui s’est passé, ou si vous voulez le dire, avant tout dépôt.',
    link: { text: 'Le visa U, et qui peut le demander', href: '/services/u-visa' },
  },
  'my-sister': {
    slug: 'ma-soeur',
    question: 'Puis-je faire venir ma sœur aux États-Unis ?',
    answer: `Vous pouvez déposer une pétition pour une sœur ou un frère si vous êtes citoyen américain et si vous avez {siblings.petitioner-age}. Une carte verte (green card, la résidence permanente) ne suffit pas.

Ensuite, votre sœur attend dans la file appelée {family.f4-line}. Peu de personnes peuvent venir par cette file chaque année. L’attente est donc l’une des plus longues. Notre page sur votre place dans la file montre de qui c’est le tour aujourd’hui. Elle ne peut pas dire combien de temps votre sœur va attendre.`,
    askLawyer:
      'Parlez à un avocat si votre sœur est déjà ici, a été ici sans statut, ou s’est vu refuser un visa.',
    link: { text: 'Voir votre place dans la file', href: '/visa-bulletin' },
  },
  'my-parents': {
    slug: 'mon-pere-et-ma-mere',
    question: 'Puis-je faire venir mon père et ma mère ?',
    answer: `Vous pouvez déposer une pétition pour votre père et votre mère si vous êtes citoyen américain et si vous avez {parents.petitioner-age}. Ils n’attendent pas dans une file. Si vous avez seulement une carte verte, vous ne pouvez pas le faire.

Ils font leur demande dans un consulat américain. Certains peuvent la faire depuis les États-Unis, si un agent les a laissés entrer. {adjustment.memo}`,
    askLawyer:
      'Parlez à un avocat si l’un d’eux est entré sans contrôle par un agent, a dépassé la durée de son séjour, ou a été expulsé.',
    link: { text: 'Immigration familiale', href: '/services/family-immigration' },
  },
  'marry-a-citizen': {
    slug: 'epouser-un-citoyen',
    question: 'Je vais épouser un citoyen américain. Que faire d’abord ?',
    answer: `Si vous êtes ici tous les deux, le mariage vient d’abord. Ensuite, votre mari ou votre femme peut déposer le formulaire I-130 pour vous, et vous n’attendez pas dans une file. Pouvoir demander ici la résidence permanente dépend de votre entrée. {adjustment.memo}

Si l’un de vous est à l’étranger, il y a d’autres voies, avec d’autres formulaires. Demandez-nous laquelle convient avant d’organiser un voyage ou un mariage.`,
    askLawyer:
      'Parlez à un avocat si vous êtes venu sans contrôle ou avec un visa de visiteur, ou si l’un de vous a déjà été marié.',
    link: { text: 'Immigration familiale', href: '/services/family-immigration' },
  },
  'how-long-for-my-spouse': {
    slug: 'combien-de-temps-pour-mon-conjoint',
    askLawyer:
      'Parlez à un avocat si votre entretien a été annulé, ou si votre dossier dépasse largement les délais de l’agence.',
  },
  'waiting-for-years': {
    slug: 'nous-attendons-depuis-des-annees',
    question: 'Nous attendons depuis des années. Quand viendra notre tour ?',
    answer: `Cherchez la date de priorité sur l’avis qui concerne votre pétition. Comparez-la avec le Visa Bulletin de ce mois, dans votre file et pour votre pays de naissance. Si votre date est avant celle du tableau, votre dossier pourra peut-être avancer. Notre page les compare pour vous.

Les dates peuvent avancer ou reculer. Elles disent de qui c’est le tour aujourd’hui, et non combien de temps vous allez attendre. Si vous déménagez, prévenez l’agence qui a votre dossier.`,
    askLawyer:
      'Parlez à un avocat si un enfant devient bientôt adulte ({family.adult-age}), après un mariage, ou si le pétitionnaire est décédé.',
    link: { text: 'Voir votre place dans la file', href: '/visa-bulletin' },
  },
  'employer-wants-me': {
    slug: 'un-employeur-veut-de-moi',
    question: 'Un employeur veut m’embaucher. Que faut-il faire d’abord ?',
    answer: `Pour la plupart des visas de travail, c’est l’employeur qui dépose la pétition, et non vous. Il faut une offre d’emploi, et un employeur qui signe les papiers. Pour un emploi qui demande un diplôme, c’est souvent le H-1B. {h1b.notice}`,
    askLawyer:
      'Parlez à un avocat si votre séjour finit bientôt, si vous voulez changer d’emploi, ou si on vous demande de payer pour un emploi.',
    link: { text: 'Visas de travail', href: '/services/work-visas' },
  },
  'before-i-invest': {
    slug: 'avant-d-investir',
    question: 'Je veux investir. Que savoir avant d’envoyer l’argent ?',
    answer: `Dans le programme EB-5, l’investissement minimum est de {eb5.investment; un montant que la loi a ajusté le 1er janvier 2027 et que nous vous dirons}. C’est le montant du jour du dépôt qui compte. L’argent doit créer {eb5.jobs}, et vous devez montrer d’où il vient. {eb5.program}

Ne signez rien et ne payez rien avant que votre propre avocat ait lu les papiers.`,
    askLawyer:
      'Parlez à un avocat si quelqu’un vous promet un gain, ou une carte verte contre votre argent.',
    link: { text: 'Visa d’investisseur', href: '/services/investor-visa' },
  },
  'asylum-deadline': {
    slug: 'delai-pour-demander-l-asile',
    askLawyer:
      'Parlez à un avocat si le délai est presque écoulé ou déjà passé, ou si vous avez une date au tribunal.',
  },
  daca: {
    slug: 'daca',
    question: 'Puis-je encore renouveler le DACA, ou le demander ?',
    answer: `{daca.state}

Gardez une copie de tout ce que vous envoyez, et le reçu.`,
    askLawyer:
      'Parlez à un avocat si votre carte n’est plus valable, s’il y a eu une arrestation, ou si un proche est citoyen américain.',
    link: { text: 'Ce qui s’applique maintenant : DACA', href: '/what-applies-now#daca' },
  },
  'tps-venezuela': {
    slug: 'tps-venezuela',
    question: 'J’avais le TPS pour le Venezuela. Que puis-je faire ?',
    answer: `{tps.state}

Certaines personnes peuvent demander l’asile. D’autres ont un proche qui peut déposer une pétition pour elles, ou ont été victimes d’un crime ici. Chacune de ces voies a ses règles et ses dates limites.`,
    askLawyer:
      'Parlez à un avocat si votre permis de travail n’est plus valable, si vous n’avez jamais demandé l’asile, ou si le tribunal vous écrit.',
    link: { text: 'Ce qui s’applique maintenant : TPS', href: '/what-applies-now#tps' },
  },
  'green-card-ends': {
    slug: 'ma-carte-verte-expire',
    question: 'Ma carte verte expire bientôt. Que faire ?',
    answer: `{card.renewal} Les frais sont de {fee.i-90}.

{card.conditions}`,
    askLawyer:
      'Parlez à un avocat si votre passé compte une arrestation, un long séjour à l’étranger, un divorce ou un ordre d’expulsion.',
    link: { text: 'Quand une carte expire', href: '/urgent#deadline' },
  },
  'travel-ban': {
    slug: 'interdiction-d-entree',
    question: 'L’interdiction d’entrée bloque-t-elle ma famille ?',
    askLawyer:
      'Parlez à un avocat si un proche a le passeport d’un de ces pays, avant de payer un visa ou un billet d’avion.',
    link: {
      text: 'Tous les pays de l’interdiction d’entrée',
      href: '/what-applies-now#travel-ban',
    },
  },
  'travel-while-i-wait': {
    slug: 'voyager-en-attendant',
    question: 'Puis-je voyager en attendant ma carte verte ?',
    answer: `Ne partez pas avant d’avoir parlé à un avocat. Il existe une permission de voyage, l’advance parole (formulaire I-131), mais elle ne protège pas tout le monde. {travel.parole}

Le formulaire coûte {fee.i-131}, et la réponse peut prendre de nombreux mois. Posez donc la question tôt, et toujours avant de partir, même si un proche est malade.`,
    askLawyer:
      'Parlez à un avocat si vous avez déjà un billet, avez un jour dépassé la durée d’un séjour, ou avez reçu l’ordre de partir.',
    link: {
      text: 'Ce qui s’applique maintenant : advance parole',
      href: '/what-applies-now#advance-parole',
    },
  },
  'what-it-costs': {
    slug: 'combien-cela-coute',
    askLawyer:
      'Parlez à un avocat si quelqu’un veut être payé en espèces, ne donne pas de reçu, ou vous fait signer un formulaire vierge.',
  },
  'safe-to-write': {
    slug: 'vous-ecrire-sans-danger',
    question: 'Peut-on vous écrire sans danger ?',
    answer: `Prenez un téléphone ou un ordinateur que personne d’autre n’utilise, et une adresse e-mail que personne d’autre ne lit. Dites dans le formulaire si nous pouvons appeler ou écrire. Au début, n’envoyez ni détails ni documents : un message ne fait pas de nous vos avocats. Ce que vous dites de votre dossier à l’un de nos avocats est confidentiel, même si vous ne faites pas appel à nous.

Notre page sur la confidentialité dit qui peut lire votre message, et combien de temps nous le gardons.`,
    askLawyer:
      'Parlez à un avocat si vous avez à dire quelque chose que personne d’autre ne doit savoir. Dites-le de vive voix, et non dans un message.',
    source: { name: 'Notre page sur la confidentialité', url: '/privacy' },
    link: { text: 'Envoyer un message', href: '/contact#message' },
  },
  'do-you-speak-spanish': {
    slug: 'parlez-vous-francais',
    question: 'Parlez-vous français ?',
    answer: `Nous travaillons en {languages}. Si une autre langue est plus facile pour vous, dites-le quand vous appelez ou écrivez. Nous vous dirons honnêtement si nous pouvons trouver un interprète. Vous n’avez pas besoin d’attendre de mieux parler anglais.

Les papiers pour l’administration doivent être traduits en anglais en entier, avec la signature de la personne qui les a traduits.`,
    askLawyer:
      'Parlez à un avocat si vous ne comprenez pas un papier. Ne signez jamais un papier que personne ne vous a lu.',
    source: { name: 'Notre page sur le cabinet', url: '/about' },
    link: { text: 'Envoyer un message', href: '/contact#message' },
  },
}

export const answers = wholeRecords(words, english) as Record<string, RecordData<'answer'>>
