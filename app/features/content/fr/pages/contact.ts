import type { RecordData } from '#app/features/content/record-types.ts'

export const contact: RecordData<'page'> = {
  layout: 'contact',
  slug: 'contact',
  title: 'Nous contacter',
  description:
    'Téléphone, e-mail, adresses et heures de bureau du cabinet, comment prendre rendez-vous et quoi apporter.',
  subtitle: 'Appelez-nous aux heures de bureau, écrivez-nous ou prenez rendez-vous.',
  messageLead: 'Quelques phrases suffisent pour commencer.',
  visit: 'Prenez rendez-vous avant de venir.',
  carousel: {
    title: 'Votre pays d’origine',
    lead: 'Choisissez un drapeau pour lire ce qui s’applique à ce pays.',
  },
  scheduleLead: 'Nous pouvons nous parler par téléphone, par vidéo ou dans notre bureau.',
  questionsTitle: 'Avant de venir',
}
