/** `refused`: references of messages that stay as they were. */
export type BulkOutcome = { done: number; refused: string[] }
