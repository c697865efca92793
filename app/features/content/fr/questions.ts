import { homeQuestions } from '#app/features/content/fr/home-questions.ts'
import type { RecordData } from '#app/features/content/record-types.ts'

export const questions: Record<string, RecordData<'question'>> = {
  ...homeQuestions,
  'family-who': {
    question: 'Pour quels proches puis-je déposer une pétition ?',
    answer: `Un citoyen américain peut déposer une pétition (demande officielle) pour son mari ou sa femme, ses enfants, son père, sa mère, ses frères et sœurs. Un résident permanent peut le faire pour son mari ou sa femme et ses enfants non mariés. Il ne peut pas le faire pour {family.no-petition-resident}.

Pour un père, une mère, un frère ou une sœur, vous devez être citoyen et avoir {parents.petitioner-age}. Personne ne peut déposer de pétition pour {family.no-petition}.`,
    link: null,
    page: 'faq',
    section: 'family',
    order: 110,
  },
  'family-spouse-time': {
    question: 'Combien de temps prend un visa pour mon mari ou ma femme ?',
    answer: `Aucun avocat ne peut promettre une date. On disait souvent que le visa du mari ou de la femme d’un citoyen prenait {spouse.processing}. C’était avant l’arrêt des entretiens dans les consulats, et c’est peut-être plus long maintenant.

{consulates.pause} ({consulates.pause:day}) Regardez travel.state.gov avant de payer des frais ou de quitter un emploi.`,
    link: {
      text: 'Délais actuels de l’agence',
      href: 'https://egov.uscis.gov/processing-times/',
    },
    page: 'faq',
    section: 'family',
    order: 120,
  },
  'family-stay': {
    question: 'Mon proche peut-il rester aux États-Unis en attendant ?',
    answer: `Une pétition seule ne donne le droit ni de rester ni de travailler. Certains proches déjà aux États-Unis peuvent y demander une carte verte (green card, la résidence permanente). Cela s’appelle l’ajustement de statut. {adjustment.let-in} En principe, les proches dans une file d’attente doivent aussi avoir gardé un statut légal et ne pas avoir travaillé sans autorisation.

{adjustment.memo} ({adjustment.memo:day})

Parlez à un avocat avant que quelqu’un quitte le pays. Un voyage au pays peut empêcher une personne de revenir pendant des années, même si la pétition est approuvée. {travel.parole} ({travel.parole:day})`,
    link: null,
    page: 'faq',
    section: 'family',
    order: 130,
  },
  'work-offer': {
    question: 'Ai-je besoin d’une offre d’emploi pour un visa de travail ?',
    answer: `Pour la plupart des visas de travail, oui. Un employeur aux États-Unis dépose la pétition. Vous ne pouvez pas la déposer pour vous-même. Méfiez-vous de toute personne qui veut vous vendre un emploi.

L’un de ces visas est le H-1B, pour les emplois qui exigent un diplôme universitaire. {h1b.notice} ({h1b.notice:day}) {h1b.selection}`,
    link: null,
    page: 'faq',
    section: 'work',
    order: 210,
  },
  'work-transfer': {
    question:
      'Je travaille pour une entreprise à l’étranger. Peut-elle m’envoyer dans son bureau américain ?',
    answer: `C’est peut-être possible, avec un visa L-1. Il vous faut {l1.employment}. Là-bas comme aux États-Unis, vous devez travailler comme cadre dirigeant, ou dans un emploi qui demande des connaissances que peu de personnes ont dans l’entreprise.

Les deux entreprises doivent être liées, par exemple une société mère et sa succursale. Leurs papiers doivent le montrer.`,
    link: null,
    page: 'faq',
    section: 'work',
    order: 220,
  },
  'work-invest': {
    question: 'Combien dois-je investir, et cela mène-t-il à une carte verte ?',
    answer: `L’EB-5 peut mener à une carte verte, d’abord conditionnelle, pendant {eb5.conditional}. L’investissement minimum est de {eb5.investment; un montant que la loi a ajusté le 1er janvier 2027 et que nous vous dirons}. L’investissement doit créer {eb5.jobs} pour des travailleurs américains, et vous devez montrer d’où vient l’argent.

{eb5.program} ({eb5.program:day})

{e2.nationality} La loi ne fixe pas de montant minimum pour ce visa, mais l’argent doit suffire pour faire fonctionner une vraie entreprise. {e2.limits}`,
    link: null,
    page: 'faq',
    section: 'work',
    order: 230,
  },
  'humanitarian-asylum': {
    question: 'Dans quel délai dois-je demander l’asile ?',
    answer: `En principe, il faut faire la demande au plus tard {asylum.deadline} après votre dernière arrivée aux États-Unis. {asylum.exceptions}

Les frais d’une demande d’asile sont de {fee.i-589} ({fee.i-589:day}), et personne ne peut en être dispensé.

{asylum.no-interview} Si la date limite est proche ou passée, appelez-nous maintenant. Le jour du dépôt compte.`,
    link: {
      text: 'Voir le barème des frais de l’agence',
      href: 'https://www.uscis.gov/forms/filing-fees',
    },
    page: 'faq',
    section: 'humanitarian',
    order: 310,
  },
  'humanitarian-u-visa': {
    question:
      'J’ai été victime d’un crime et je n’ai pas de papiers. Puis-je demander de l’aide sans danger ?',
    answer: `Vous pouvez parler à un avocat en privé, quel que soit votre statut. Si vous avez été victime de certains crimes graves aux États-Unis, vous pouvez peut-être déposer une pétition pour un visa U. Vous devez aider la police ou un procureur, ou accepter de le faire. Selon la loi, l’administration garde confidentiel ce qui est dans cette pétition, sauf rares exceptions.

{denial.court} Laissez donc d’abord un avocat examiner toute votre histoire. {uvisa.fee}

Cela prend beaucoup de temps. Seuls {uvisa.cap} visas U sont accordés aux victimes chaque année, et l’attente dure {uvisa.wait}. Si vous partagez un téléphone ou un ordinateur avec la personne que vous craignez, appelez-nous d’un autre appareil.`,
    link: {
      text: 'En savoir plus sur le visa U',
      href: '/services/u-visa',
    },
    page: 'faq',
    section: 'humanitarian',
    order: 320,
  },
  'citizenship-when': {
    question: 'Quand puis-je demander la citoyenneté ?',
    answer: `En principe, vous pouvez faire la demande {citizenship.years} après le début de votre résidence permanente. Le délai peut être de {citizenship.years-married} si vous avez vécu {citizenship.married}. Vous pouvez déposer jusqu’à {citizenship.early-filing} avant ce jour.

Il faut aussi avoir été dans le pays pendant {citizenship.presence} de ce temps, ou {citizenship.presence-married} si vous faites la demande par le mariage. Vous devez avoir vécu {citizenship.state-residence} dans votre État et montrer une bonne moralité.

Un voyage de plus de {citizenship.absence-presumed} peut interrompre votre durée de résidence. Un voyage qui dure {citizenship.absence-breaking} ou plus l’interrompt. Parlez-nous des voyages, des impôts et des arrestations avant de déposer.`,
    link: null,
    page: 'faq',
    section: 'citizenship',
    order: 410,
  },
  'citizenship-test': {
    question: 'Quel test d’instruction civique vais-je passer ?',
    answer: `C’est le jour du dépôt qui décide. Si vous avez déposé avant le {civics.newer.from}, vous étudiez une liste de {civics.older.questions}. L’agent pose au plus {civics.older.asked}, et il vous faut {civics.older.passing}.

Si vous déposez ce jour-là ou plus tard, la liste a {civics.newer.questions}. L’agent pose au plus {civics.newer.asked}, et il vous faut {civics.newer.passing}. Il y a une liste courte pour les personnes qui ont {civics.senior}. L’agent pose alors {civics.senior-list}.`,
    link: null,
    page: 'faq',
    section: 'citizenship',
    order: 420,
  },
  'general-who': {
    question: 'Comment savoir si la personne qui m’aide est avocat ?',
    answer: `Demandez son nom complet et l’État où elle est autorisée à exercer. Puis cherchez ce nom dans le registre officiel de cet État. C’est gratuit et cela prend quelques minutes. Aux États-Unis, un « notary public » n’est pas un avocat.

Méfiez-vous de toute personne qui refuse de vous le dire, ou qui veut vous faire signer un formulaire vierge.`,
    link: {
      text: 'Comment vérifier, et comment signaler une fraude',
      href: '/who-may-help-you',
    },
    page: 'faq',
    section: 'general',
    order: 510,
  },
  'general-past': {
    question: 'J’ai eu un refus, une arrestation ou une expulsion. Dois-je vous le dire ?',
    answer: `Oui. Dites-nous tout, à la consultation et non dans un e-mail. L’administration garde des archives et le découvrira probablement. Ce que vous dites à un avocat pour avoir un conseil juridique est confidentiel, même si vous ne faites pas appel à lui ensuite.

Un vieux problème ne met pas toujours fin à un dossier. Il est plus difficile à régler quand on le découvre seulement à l’entretien.`,
    link: null,
    page: 'faq',
    section: 'general',
    order: 520,
  },
  'general-first-talk': {
    question: 'Que se passe-t-il à la première consultation ?',
    answer: `Elle se fait par téléphone, par vidéo ou dans notre bureau. Vous nous dites ce qui s’est passé et ce que vous espérez, et nous posons des questions. Puis nous vous disons ce que vous pouvez peut-être faire, ce que cela demande, et ce que nous ne ferions pas à votre place.

Rien ne vous oblige à faire appel à nous.`,
    link: null,
    page: 'faq',
    section: 'general',
    order: 530,
  },
  'what-to-bring': {
    question: 'Que dois-je apporter ?',
    answer: `Apportez votre passeport, toute lettre de l’administration et les papiers que vous avez déjà : actes de naissance et de mariage, visas, anciennes demandes. S’il y a eu une arrestation ou une date au tribunal, apportez aussi ces papiers.

Des photos sur votre téléphone suffisent pour la première conversation. S’il manque un papier, venez quand même. N’envoyez aucun document par e-mail avant que nous ayons décidé de travailler ensemble.`,
    link: null,
    page: 'contact',
    section: 'before-you-come',
    order: 10,
  },
  cost: {
    question: 'Quel est le prix, et puis-je payer en plusieurs fois ?',
    answer: `Vous payez deux choses : notre travail (les honoraires) et les frais de l’administration. Demandez les deux par écrit, avec ce que chacun couvre, avant de signer quoi que ce soit.

Demandez aussi si vous pouvez payer en plusieurs fois. Cela dépend du genre de dossier et de la date limite de dépôt.`,
    link: { text: 'Frais et honoraires, exemple de convention', href: '/fees' },
    page: 'contact',
    section: 'before-you-come',
    order: 20,
  },
  'phone-or-video': {
    question: 'Peut-on se parler par téléphone ou par vidéo ?',
    answer: `Oui, depuis n’importe quel pays. Choisissez un endroit où vous pouvez parler librement.

Si vous partagez votre téléphone avec quelqu’un qui ne doit pas savoir, dites-nous quand vous appeler sans danger.`,
    link: null,
    page: 'contact',
    section: 'before-you-come',
    order: 30,
  },
  'how-long': {
    question: 'Combien de temps faut-il ?',
    answer: `Cela dépend du genre de dossier, de votre pays et de la charge de travail de l’administration. Certains dossiers prennent des mois, d’autres de nombreuses années. À la consultation, demandez-nous à quelle étape il faudra attendre et quels papiers préparer maintenant.

Méfiez-vous de toute personne qui promet une date.`,
    link: {
      text: 'Délais actuels de l’agence',
      href: 'https://egov.uscis.gov/processing-times/',
    },
    page: 'contact',
    section: 'before-you-come',
    order: 40,
  },
}
