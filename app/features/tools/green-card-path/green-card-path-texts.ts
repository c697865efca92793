import type {
  GreenCardPath,
  PATH_ANSWERS,
  PathAnswers,
  PathQuestion,
} from '#app/features/tools/green-card-path/green-card-path.ts'

export type GreenCardPathTexts = {
  title: string
  lead: string
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
    paths: Record<GreenCardPath, { name: string; text: string }>
    places: Record<PathAnswers['place'], string>
    /** With `{rule}`, its citation. */
    note: string
    call: string
  }
  /** Where no server answers; with `{phone}`. */
  byHand: string
}
