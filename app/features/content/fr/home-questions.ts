import type { RecordData } from '#app/features/content/record-types.ts'

/** Of Home. */
export const homeQuestions: Record<string, RecordData<'question'>> = {
  'home-family': {
    question: 'Quels proches puis-je faire venir aux États-Unis ?',
    answer: `Un citoyen américain peut déposer une pétition (demande officielle) pour son mari ou sa femme, ses enfants, son père, sa mère, ses frères et sœurs. Un résident permanent peut le faire pour son mari ou sa femme et ses enfants non mariés.

Pour un père, une mère, un frère ou une sœur, vous devez être citoyen et avoir {parents.petitioner-age}. Certains proches doivent attendre un numéro de visa. L’administration publie chaque mois l’avancée de la file.`,
    link: null,
    page: 'home',
    section: 'family',
    order: 10,
  },
  'home-investment': {
    question: 'Combien investir pour une carte verte ?',
    answer: `Dans le programme EB-5, l’investissement minimum est de {eb5.investment; un montant que la loi a ajusté le 1er janvier 2027 et que nous vous dirons}. L’argent doit créer {eb5.jobs} pour des travailleurs américains, et vous devez montrer d’où il vient. La première carte verte est conditionnelle, pendant {eb5.conditional}.

{e2.nationality} Il permet de diriger une entreprise aux États-Unis, mais ce n’est pas une carte verte.`,
    link: null,
    page: 'home',
    section: 'investment',
    order: 20,
  },
  'home-humanitarian': {
    question: 'J’ai été victime d’un crime aux États-Unis. Pouvez-vous m’aider ?',
    answer: `Si vous avez été victime de certains crimes graves, vous pouvez peut-être déposer une pétition pour un visa U. Vous devez aider la police ou un procureur, ou accepter de le faire. Vous pouvez faire la demande même sans statut d’immigration. Selon la loi, l’administration garde la pétition confidentielle, sauf rares exceptions.

L’attente dure {uvisa.wait}, car seuls {uvisa.cap} visas U sont accordés aux victimes chaque année.

Vous avez peur de rentrer dans votre pays ? Renseignez-vous vite sur l’asile. En principe, il faut déposer au plus tard {asylum.deadline} après votre dernière arrivée. {asylum.exceptions}`,
    link: null,
    page: 'home',
    section: 'humanitarian',
    order: 30,
  },
  'home-citizenship': {
    question: 'Quand puis-je demander la citoyenneté ?',
    answer: `La plupart des résidents permanents peuvent faire la demande après {citizenship.years}. Le délai peut être de {citizenship.years-married} si vous avez vécu {citizenship.married}. Vous pouvez déposer jusqu’à {citizenship.early-filing} avant ce jour.

Il faut aussi avoir passé {citizenship.presence} de ce temps dans le pays, ou {citizenship.presence-married} pour une demande par le mariage, et montrer une bonne moralité. Avant de déposer, parlez-nous d’anciennes arrestations et de voyages de plus de {citizenship.absence-presumed}.`,
    link: null,
    page: 'home',
    section: 'citizenship',
    order: 40,
  },
  'home-general': {
    question: 'Dois-je être aux États-Unis pour vous parler ?',
    answer: `Non. Nous pouvons nous parler par téléphone ou par vidéo, où que vous soyez.

Ayez sous la main votre passeport et toute lettre de l’administration.`,
    link: null,
    page: 'home',
    section: 'general',
    order: 50,
  },
}
