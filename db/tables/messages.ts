import type { FlagColumn, InstantColumn, NullableInstantColumn } from '#db/tables/columns.ts'

export interface MessageTables {
  /** `key_id` names the key that encrypted `sealed`; both are empty once the text was erased. */
  messages: {
    id: string
    /** Such as "K7-Q4M". */
    reference: string
    created_at: InstantColumn
    updated_at: InstantColumn
    /** A stage: `new`, `answered`, `booked`, `client`, `declined`, `closed` or `spam`. */
    state: string
    /** Suspected spam, until a person has looked. */
    quarantined: FlagColumn
    score: number
    /** Names of spam signals, separated by commas; no user text. */
    signals: string
    read_at: NullableInstantColumn
    /** When the firm was told that the message was not read in time. */
    alarmed_at: NullableInstantColumn
    key_id: string
    /** Name, email, message and answers as encrypted JSON. */
    sealed: string
    /** A keyed hash of the text, to recognise duplicates within minutes. */
    fingerprint: string
    /** The form's idempotency key; null without JavaScript. */
    submission_id: string | null
    /** The version of the notice above the form. */
    notice_version: string
    /** When the text is erased; null while the message is worked on. */
    erase_after: NullableInstantColumn
    erased_at: NullableInstantColumn
    version: number
    /** An account's. */
    assignee_id: string | null
    /** `YYYY-MM-DD` in the firm's time zone. */
    due_on: string | null
    stage_since: InstantColumn
    /** Sent from a page for people at risk: only named staff see more than reference and time. */
    restricted: FlagColumn
  }
  message_labels: {
    message_id: string
    /** Without case and accents, by which labels are compared. */
    folded: string
    label: string
  }
  /** Encrypted like messages. */
  message_replies: {
    id: string
    message_id: string
    /** `sent` or `received`. */
    direction: string
    created_at: InstantColumn
    user_id: string | null
    /** The email of who sent it or pasted it in; it outlives the account. */
    author: string
    /** Its email in the outbox; null where the text went or came another way. */
    mail_id: string | null
    key_id: string
    sealed: string
  }
  saved_replies: {
    id: string
    name: string
    /** A locale. */
    language: string
    text: string
    version: number
    changed_at: InstantColumn
    /** An email that outlives the account. */
    changed_by: string
  }
  /** Encrypted like messages. */
  message_notes: {
    id: string
    message_id: string
    created_at: InstantColumn
    user_id: string | null
    /** The author's email at that time; it outlives the account. */
    author: string
    key_id: string
    sealed: string
  }
  /** The imported list of names of the conflict check; the newest row is the list that counts. */
  name_lists: {
    id: string
    imported_at: InstantColumn
    /** An email that outlives the account. */
    imported_by: string
    names: number
  }
  /** For the conflict check: of a message, or of the imported list. */
  names: {
    id: string
    message_id: string | null
    list_id: string | null
    /** Of a listed name: a keyed hash of it, by which a clearance holds for the next list too. Of a message: its id. */
    fingerprint: string
    /** The key of `sealed` and of the hashes. */
    key_id: string
    /** A listed name and its note as encrypted JSON; empty for a message, which has its name itself. */
    sealed: string
  }
  /** The blind index: a keyed hash for each sound of a name. */
  name_sounds: {
    hash: string
    name_id: string
    /** Sounds of one word have the same place. */
    place: number
  }
  conflict_clearances: {
    message_id: string
    /** Of the name that is not this person's. */
    fingerprint: string
    cleared_at: InstantColumn
    user_id: string | null
    /** An email that outlives the account. */
    cleared_by: string
  }
  mail_outbox: {
    id: string
    /** Such as `message` or `password-reset`. */
    purpose: string
    /** The visitor's message that it is about. */
    message_id: string | null
    /** The Message-ID header, the same at every attempt. */
    header_id: string
    key_id: string
    /** Address, subject and text as encrypted JSON; empty once it was sent. */
    sealed: string
    /** `waiting`, `sending`, `sent` or `parked`. */
    state: string
    attempts: number
    next_at: InstantColumn
    /** Until then only the process that holds the lease sends it. */
    lease_until: NullableInstantColumn
    lease_holder: string | null
    /** The kind of problem, never a server's text. */
    last_problem: string | null
    /** Not sent after this, such as an expired link. */
    useless_after: NullableInstantColumn
    created_at: InstantColumn
    sent_at: NullableInstantColumn
  }
}
