import type { RecordData } from '#app/features/content/record-types.ts'

export const contact: RecordData<'page'> = {
  layout: 'contact',
  title: 'Nous contacter',
  description:
    'Téléphone, e-mail et heures de bureau du cabinet, comment prendre rendez-vous pour une consultation, où sont les bureaux, et ce qu’il faut apporter.',
  subtitle: 'Appelez, écrivez ou venez. Aux heures de bureau, nous cherchons à répondre.',
  messageLead: 'Quelques phrases suffisent pour commencer.',
  visit: 'Prenez rendez-vous avant de venir, pour que quelqu’un ait du temps pour vous.',
  carousel: {
    title: 'Les pays que nous servons',
    lead: 'En voici quelques-uns. D’où que vienne votre passeport, vous pouvez appeler.',
  },
  scheduleLead: 'Nous pouvons nous parler par téléphone, par vidéo ou dans notre bureau.',
  questionsTitle: 'Avant de venir',
}
