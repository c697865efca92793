import type { MessageState } from '#app/features/inbox/contact-form/message.ts'

export type InquiryValues = {
  stage: MessageState
  assigneeId: string | null
  /** `YYYY-MM-DD` in the firm's time zone. */
  dueOn: string | null
}

/** What a person wants changed; what is not here stays. */
export type InquiryChange = Partial<InquiryValues> & {
  isRestricted?: boolean
  add?: readonly string[]
  remove?: readonly string[]
}

/** What the page showed: the values themselves, or only the version of the message. */
export type Seen = (InquiryValues & { isRestricted?: boolean }) | { version: number }

/** `until` is null for the stage it is at. */
export type StageSpan = { stage: MessageState; from: Date; until: Date | null }

export type InquiryRequest = { change: InquiryChange; seen: Seen }
