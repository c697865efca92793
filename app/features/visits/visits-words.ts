import type { Period } from '#app/features/visits/visit-report.ts'
import type { VisitKind } from '#app/features/visits/visit.ts'

/** The words of the desk's page about what works; the site's content has them in each language. */
export type VisitsWords = {
  title: string
  lead: string
  periods: Record<Period, string>
  /** Names the links between periods. */
  periodsLabel: string
  /** Names the links that choose what is drawn. */
  kindsLabel: string
  kinds: Record<VisitKind, string>
  chart: {
    /** `{kind}` and `{period}` */
    title: string
    /** `{total}`, `{highest}` and `{when}` */
    description: string
    /** Where nothing was counted. */
    nothing: string
  }
  byStep: { day: string; month: string; caption: string; captionMonth: string; quiet: string }
  byPost: { caption: string; heading: string; none: string }
  byPage: { caption: string; heading: string; none: string }
  export: string
  /** The headings of the exported table. */
  exportColumns: readonly string[]
  counted: { title: string; texts: readonly string[] }
  loadError: string
}
