import type { RecordData } from '#app/features/content/record-types.ts'

export const services: RecordData<'page'> = {
  layout: 'services',
  slug: 'services',
  title: 'Our Services',
  description:
    'Six kinds of immigration cases: family, work visas, permanent residency, citizenship, U visas and investor visas. What each is, and what we do in it.',
  subtitle: 'Choose the case that sounds most like yours. If you are not sure, call us and ask.',
  closing: {
    title: 'Not sure which one is yours?',
    text: 'Tell us who you are, where you are and what you want to do. We look with you for the way that fits.',
  },
}
