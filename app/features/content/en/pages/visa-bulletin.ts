import type { RecordData } from '#app/features/content/record-types.ts'

export const visaBulletin: RecordData<'page'> = {
  layout: 'bulletin',
  slug: 'visa-bulletin',
  title: 'My place in line',
  description:
    'The dates in the last Visa Bulletin that we have, by line and country of birth, and where your own priority date stands beside them.',
  subtitle:
    'For a green card through family or work there can be a line. See where your date stood in the last bulletin that we have.',
}
