import type { RecordData } from '#app/features/content/record-types.ts'

export const services: RecordData<'page'> = {
  layout: 'services',
  slug: 'services',
  title: 'Nos services',
  description:
    'Six sortes de dossiers d’immigration : famille, visas de travail, résidence permanente, citoyenneté, visa U et visa d’investisseur. Ce qu’est chacun, et ce que nous y faisons.',
  subtitle:
    'Choisissez le dossier qui ressemble le plus au vôtre. En cas de doute, appelez-nous et demandez.',
  closing: {
    title: 'Vous ne savez pas lequel est le vôtre ?',
    text: 'Dites-nous qui vous êtes, où vous êtes, et ce que vous voulez faire. Nous cherchons la voie qui convient.',
  },
}
