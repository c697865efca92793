import type {
  Finish,
  FirstLine,
  PATH_ANSWERS,
  PathQuestion,
  PathRule,
  Place,
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
      options: Record<Exclude<(typeof PATH_ANSWERS)[Question][number], 'unsaid'>, string>
    }
  }
  /** Of every question. */
  unsaid: string
  submit: string
  answer: {
    title: string
    /** Above all answers, of which the first one that fits counts. */
    all: string
    /** What a lawyer looks at before the last paths; `victims` names the page where the line "hurt" leads. */
    protection: { text: string; victims: string }
    paths: Record<PathRule['id'], { name: string; text: string }>
    /** Of the link to it. */
    bulletin: string
    finishes: Record<Finish, string>
    /** What holds of every path in this place, dated; a paragraph each. */
    notices: Record<Place, readonly string[]>
    /** With `{rule}`, its citation. */
    rule: string
    note: string
  }
  ways: {
    message: { text: string; path: string }
    urgent: { text: string; path: string }
    /** With `{phone}`. */
    call: string
  }
}
