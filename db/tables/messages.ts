import type { FlagColumn, InstantColumn, NullableInstantColumn } from '#db/tables/columns.ts'

/** What visitors wrote. `key_id` names the key that `sealed` was sealed with; both are empty once it was erased. */
export interface MessagesTable {
  id: string
  /** What people call it, such as "K7-Q4M". */
  reference: string
  created_at: InstantColumn
  updated_at: InstantColumn
  /** `new`, `in-hand`, `answered`, `closed` or `spam`. */
  state: string
  /** Looks like spam: kept apart until a person has looked. */
  quarantined: FlagColumn
  score: number
  /** Why it scored, as names separated by commas. Nothing that was written. */
  signals: string
  read_at: NullableInstantColumn
  /** When the firm was told that nobody had read it in time. */
  alarmed_at: NullableInstantColumn
  key_id: string
  /** Name, e-mail, message and answers as sealed JSON. */
  sealed: string
  /** A keyed hash of what was written, to know the same text again within minutes. */
  fingerprint: string
  /** Names one press of Send, where the form has JavaScript. */
  submission_id: string | null
  /** Which wording of the notice stood above the box. */
  notice_version: string
  /** When the text is erased; null while it is worked on. */
  erase_after: NullableInstantColumn
  erased_at: NullableInstantColumn
  version: number
}

/** What staff noted about a message, sealed like it. */
export interface MessageNotesTable {
  id: string
  message_id: string
  created_at: InstantColumn
  user_id: string | null
  /** The author's e-mail at that time. It outlives the account. */
  author: string
  key_id: string
  sealed: string
}

/** Mails that have to go out, and what became of them. */
export interface MailOutboxTable {
  id: string
  /** What it is for, such as `message` or `password-reset`. */
  purpose: string
  /** The visitor's message that it is about. */
  message_id: string | null
  /** The Message-ID header, the same at every attempt. */
  header_id: string
  key_id: string
  /** Address, subject and text as sealed JSON; empty once it was sent. */
  sealed: string
  /** `waiting`, `sending`, `sent` or `parked`. */
  state: string
  attempts: number
  next_at: InstantColumn
  /** Until when the process that sends it has it for itself. */
  lease_until: NullableInstantColumn
  lease_holder: string | null
  /** The kind of trouble, never a server's words. */
  last_problem: string | null
  /** After this nobody wants it any more, such as a link that has expired. */
  useless_after: NullableInstantColumn
  created_at: InstantColumn
  sent_at: NullableInstantColumn
}
