import { factsOf } from '#app/features/content/facts-of-site.ts'
import type { RecordData } from '#app/features/content/record-types.ts'
import { pageOf, type SiteContent } from '#app/features/content/site-content.ts'
import { shownSource } from '#app/features/pages/site-pages.ts'
import { factDay, quotedKeys } from '#app/features/facts/fact.ts'
import { consultationOf } from '#app/features/site/fees/consultation.ts'
import { promisesOf } from '#app/features/site/fees/promises.ts'
import { fillText } from '#app/platform/fill-text.ts'
import type { InterfaceTexts } from '#app/features/site/interface-texts.ts'
import { longDate } from '#app/platform/local-time.ts'

export type FeeRow = { name: string; amount: string; includes: string | null }

/** Those of one source and one day. */
export type SourcedFees = { rows: readonly FeeRow[]; source: ReturnType<typeof shownSource> }

export type FeesContent = ReturnType<typeof feesContent>

type FeesTexts = Pick<InterfaceTexts, 'consultation' | 'fees' | 'promises' | 'proof'>

/** What has no amount, or no source where it needs one, is left out. */
export function feesContent(site: SiteContent, texts: FeesTexts) {
  const { data, review } = pageOf(site, 'fees', 'fees')
  const { firm } = site
  const fees = site.list('fee').map((fee) => fee.data)
  const { rows, groups } = listedFees(fees, { site, texts: texts.fees })
  return {
    ...data,
    texts: texts.fees,
    review,
    consultation: {
      ...data.consultation,
      ...consultationOf(firm, texts.consultation),
      ask: firm.consultation.fee === null ? texts.fees.askForPrice : null,
    },
    firmFees: { ...data.firmFees, rows },
    governmentFees: { ...data.governmentFees, groups },
    promises: {
      ...promisesOf(firm, texts.promises, ['feesInWriting', 'paymentInParts', 'freeFirstContact']),
    },
  }
}

type Fee = RecordData<'fee'>

/** Those of the firm, and those of the government. */
export type ListedFees = { rows: FeeRow[]; groups: SourcedFees[] }

export function listedFees(fees: readonly Fee[], parts: SourceParts): ListedFees {
  return {
    rows: fees.flatMap((fee) => rowOf(fee, 'firm')),
    groups: sourcedFees(fees, parts),
  }
}

function rowOf({ name, kind, amount, includes }: Fee, wanted: Fee['kind']): FeeRow[] {
  return kind === wanted && amount !== null ? [{ name, amount, includes }] : []
}

function sourcedFees(fees: readonly Fee[], parts: SourceParts): SourcedFees[] {
  const sourced = fees.flatMap((fee) => {
    const source = sourceOf(fee, parts)
    return source === null ? [] : rowOf(fee, 'government').map((row) => ({ row, source }))
  })
  const groups = Map.groupBy(sourced, ({ source: { url, day } }) => `${day} ${url}`)
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    if (!first) return []
    const { url, name, day } = first.source
    return [
      {
        rows: group.map(({ row }) => row),
        source: shownSource(parts.site, url, fillText(parts.texts.source, { name, day })),
      },
    ]
  })
}

/** `day`: in words, such as "read on November 20, 2026". */
type FeeSource = { name: string; url: string; day: string }

type SourceParts = {
  site: SiteContent
  texts: Pick<InterfaceTexts['fees'], 'readOn' | 'source'>
}

/** Its own, or that of the fact which is the amount. */
function sourceOf({ source, amount }: Fee, { site, texts }: SourceParts): FeeSource | null {
  if (source !== null) {
    const { name, url, readOn } = source
    return { name, url, day: fillText(texts.readOn, { date: longDate(readOn, site.locale) }) }
  }
  const [key] = quotedKeys(amount ?? '')
  const fact = factsOf(site).find((candidate) => candidate.key === key)
  return fact ? { ...fact.source, day: factDay(fact, site.locale) } : null
}
