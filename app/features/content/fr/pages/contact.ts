import type { RecordData } from '#app/features/content/record-types.ts'

export const contact: RecordData<'page'> = {
  layout: 'contact',
  slug: 'contact',
  title: 'Nous contacter',
  description:
    'Téléphone, e-mail, adresses et heures de bureau du cabinet, comment prendre rendez-vous et quoi apporter.',
  subtitle: 'Appelez, écrivez ou venez aux heures de bureau.',
  messageLead: 'Quelques phrases suffisent.',
  visit: 'Venez sur rendez-vous, pour que quelqu’un ait le temps.',
  carousel: {
    title: 'Pays que nous servons',
    lead: 'Appelez, quel que soit votre passeport.',
  },
  scheduleLead: 'Par téléphone, par vidéo ou dans notre bureau.',
  questionsTitle: 'Avant de venir',
}
