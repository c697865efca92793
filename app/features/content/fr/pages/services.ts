import type { RecordData } from '#app/features/content/record-types.ts'

export const services: RecordData<'page'> = {
  layout: 'services',
  slug: 'services',
  title: 'Nos services',
  description:
    'Famille, visas de travail, résidence permanente, citoyenneté, visa U, visa d’investisseur : six sortes de dossiers, et ce que nous faisons dans chacune.',
  subtitle:
    'Choisissez le dossier qui ressemble le plus au vôtre. En cas de doute, appelez-nous et posez la question.',
  closing: {
    title: 'Vous ne savez pas lequel est le vôtre ?',
    text: 'Dites-nous qui vous êtes, où vous êtes et ce que vous voulez faire. Nous cherchons avec vous la voie qui convient.',
  },
}
