/** Work on texts that needs nothing else; what goes in and what comes out can be sent to another thread. */
export type TextTask<Input, Output> = {
  name: string
  /** In characters of a text that is rendered: what takes longer counts for more. */
  sizeOf: (input: Input) => number
  run: (input: Input) => Output
}
