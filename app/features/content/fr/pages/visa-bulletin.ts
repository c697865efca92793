import type { RecordData } from '#app/features/content/record-types.ts'

export const visaBulletin: RecordData<'page'> = {
  layout: 'bulletin',
  slug: 'ma-place-dans-la-file',
  title: 'Ma place dans la file d’attente',
  description:
    'Les dates du dernier Visa Bulletin que nous avons, par file et pays de naissance, et où se trouve votre propre date de priorité.',
  subtitle:
    'Pour la résidence permanente (green card) par la famille ou le travail, il peut y avoir une file d’attente. Voyez où était votre date dans le dernier bulletin que nous avons.',
}
