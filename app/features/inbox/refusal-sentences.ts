import { conflictTexts } from '#app/features/inbox/conflicts/conflict-texts.ts'
import { deliveryTexts } from '#app/features/inbox/inbox-texts.ts'
import { messageTexts } from '#app/features/inbox/message-texts.ts'
import { restrictionTexts } from '#app/features/inbox/restriction/restriction-texts.ts'

const { unknownAction, unknownActionText, conflict } = messageTexts

/** Of actions on a message, where the same is said each time: the status of the response, and what the page says. */
export const refusalSentences = {
  unknown: [400, { title: unknownAction, text: unknownActionText }],
  'not-allowed': [403, restrictionTexts.notAllowed],
  'no-lawyer': [422, conflictTexts.gate.askWrong],
  quarantined: [409, { title: messageTexts.notDone, text: messageTexts.quarantine.first }],
  spam: [409, { title: messageTexts.notDone, text: messageTexts.spamFirst }],
  'nothing-to-send': [409, { title: conflict.title, text: deliveryTexts.nothingToSend }],
} as const
