/** What is said about a field of a fact's form. */
export type FactFormProblemWords = Record<
  | 'valueMissing'
  | 'valueOfGroupMissing'
  | 'valueTooLong'
  | 'effectiveFrom'
  | 'sourceName'
  | 'sourceUrl'
  | 'lastVerified'
  | 'reviewBy',
  string
>

/** The words of the Facts pages; the site's content has them in each language. */
export type FactWords = {
  title: string
  intro: string
  columns: Record<'fact' | 'today' | 'source' | 'verified' | 'reviewBy' | 'actions', string>
  overdue: string
  overdueCount: string
  nextValue: string
  /** `{group}` */
  inGroup: string
  /** Under the name of figures that change together. */
  together: string
  edit: string
  back: string
  notFound: string
  form: Record<
    | 'heading'
    | 'value'
    | 'valueHint'
    | 'valuesHint'
    | 'valueOf'
    | 'valueOfHint'
    | 'effectiveFrom'
    | 'effectiveFromHint'
    | 'sourceName'
    | 'sourceUrl'
    | 'lastVerified'
    | 'reviewBy'
    | 'reviewByHint'
    | 'save'
    | 'saving'
    | 'problemsTitle',
    string
  >
  problems: FactFormProblemWords
  history: Record<
    | 'heading'
    | 'none'
    | 'value'
    | 'ofFact'
    | 'checked'
    | 'by'
    | 'withdraw'
    | 'withdrawHint'
    | 'cameWithSite',
    string
  >
}
