import { countText } from '#app/platform/texts/count-text.ts'

const texts = {
  published: {
    title: 'Published',
    one: '1 change is published. Readers see it now.',
    many: '{count} changes are published. Readers see them now.',
  },
  scheduled: {
    title: 'Scheduled',
    one: '1 change is published by itself at that time.',
    many: '{count} changes are published by themselves at that time.',
  },
  unscheduled: {
    title: 'No longer scheduled',
    one: '1 change waits to be published.',
    many: '{count} changes wait to be published.',
  },
  reviewed: {
    title: 'Marked as reviewed',
    one: '1 translation is marked. Readers of it no longer see that the English text governs.',
    many: '{count} translations are marked. Readers of them no longer see that the English text governs.',
  },
} as const

const leftUnscheduled = {
  one: '1 that you chose had no time.',
  many: '{count} that you chose had no time.',
}

type Counts = Readonly<Record<string, number | undefined>>

/** Of several records at once. */
export const countedToast =
  (what: keyof typeof texts) =>
  ({ done = 0, left = 0 }: Counts) => {
    const { title, ...counted } = texts[what]
    const also = left > 0 ? ` ${countText(leftUnscheduled, left)}` : ''
    return { title, text: countText(counted, done) + also }
  }
