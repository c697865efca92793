import type { BulkOutcome } from '#app/features/inbox/inquiry/bulk.ts'
import { bulkTexts } from '#app/features/inbox/inquiry/bulk-texts.ts'
import { countText } from '#app/platform/texts/count-text.ts'

const erased = { one: '1 message is erased.', many: '{count} messages are erased.' }
const notErased = {
  one: '1 that you chose was not: it is gone already, or you may not read it.',
  many: '{count} that you chose were not: they are gone already, or you may not read them.',
}
const ofPerson = {
  one: '1 message of this person is erased.',
  many: '{count} messages of this person are erased.',
}

type Counts = Readonly<Record<string, number | undefined>>

export function bulkToast(act: BulkOutcome['act'], { done = 0, same = 0 }: Counts) {
  const also = same > 0 ? ` ${countText(bulkTexts.same, same)}` : ''
  const title = act === 'release' ? 'Released' : 'Saved'
  return { title, text: countText(bulkTexts.all[act], done) + also }
}

export function erasedToast({ done = 0, left = 0 }: Counts) {
  const also = left > 0 ? ` ${countText(notErased, left)}` : ''
  return { title: 'Erased', text: countText(erased, done) + also }
}

/** `kept`: restricted ones, if there are any, stay. */
export function personErasedToast({ done = 0, kept = 0 }: Counts) {
  if (done === 0)
    return { title: 'Nothing was left to erase', text: 'The messages were gone already.' }
  const also = kept > 0 ? ' If there are restricted ones, they stay: you may not read them.' : ''
  return { title: 'Erased', text: countText(ofPerson, done) + also }
}
