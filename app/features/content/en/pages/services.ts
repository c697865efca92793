import type { RecordData } from '#app/features/content/record-types.ts'

export const services: RecordData<'page'> = {
  layout: 'services',
  title: 'Our Services',
  description:
    'Six kinds of immigration cases: family, work visas, permanent residency, citizenship, U visas and investor visas. What each is, and what we do in it.',
  subtitle:
    'Six kinds of cases. Find the one that sounds like yours. If two do, ask us: that is what the first talk is for.',
  closing: {
    title: 'Not sure which one is yours?',
    text: 'Most people are not. The consultation takes 30 minutes, and we aim to give you a plain answer.',
  },
}
