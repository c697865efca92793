import type {
  Finish,
  FirstLine,
  GreenCardPath,
  PATH_ANSWERS,
  PathAnswers,
  PathQuestion,
} from '#app/features/tools/green-card-path/green-card-path.ts'

export type GreenCardPathTexts = {
  title: string
  lead: string
  first: {
    title: string
    /** `note` says where the line leads. */
    lines: Record<FirstLine, { name: string; note: string }>
  }
  questions: {
    [Question in PathQuestion]: {
      legend: string
      options: Record<(typeof PATH_ANSWERS)[Question][number], string>
    }
  }
  missing: string
  submit: string
  answer: {
    title: string
    /** What a lawyer looks at before the path `others`; `victims` names the page where the line "hurt" leads. */
    protection: { text: string; victims: string }
    paths: Record<GreenCardPath, { name: string; text: string }>
    /** Of the link to it. */
    bulletin: string
    finishes: Record<Finish, string>
    /** What holds of every path in this place, dated; a paragraph each. */
    notices: Record<PathAnswers['place'], readonly string[]>
    /** With `{rule}`, its citation. */
    note: string
  }
  ways: {
    message: { text: string; path: string }
    urgent: { text: string; path: string }
    /** With `{phone}`. */
    call: string
  }
  /** Where no server answers; with `{phone}`. */
  byHand: string
}
