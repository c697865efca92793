import { factsOf } from '#app/features/content/facts-of-site.ts'
import type { RecordData } from '#app/features/content/record-types.ts'
import { pageOf, type SiteContent } from '#app/features/content/site-content.ts'
import { shownSource } from '#app/features/pages/site-pages.ts'
import { factDay, quotedKeys } from '#app/features/facts/fact.ts'
import { promisesOf } from '#app/features/site/fees/promises.ts'
import { totalFee } from '#app/features/site/fees/total-fee.ts'
import { valueIn } from '#app/features/facts/facts-in.ts'
import { markIn, sampleMark } from '#app/features/content/sample-content.ts'
import { fillText } from '#app/platform/fill-text.ts'
import type { InterfaceTexts } from '#app/features/site/interface-texts.ts'
import { longDate } from '#app/platform/local-time.ts'

export type FeeRow = { name: string; amount: string; includes: string | null }

/** Those of one source and one day. */
export type SourcedFees = { rows: readonly FeeRow[]; source: ReturnType<typeof shownSource> }

export type FeesContent = ReturnType<typeof feesContent>

type FeesTexts = Pick<InterfaceTexts, 'fees' | 'promises'>

/** What has no amount, or no source where it needs one, is left out. */
export function feesContent(site: SiteContent, texts: FeesTexts, now: Date) {
  const { data, review } = pageOf(site, 'fees', 'fees')
  const { firm } = site
  const fees = site.list('fee').map((fee) => fee.data)
  const { rows, groups } = listedFees(fees, { site, texts: texts.fees, now })
  return {
    ...data,
    texts: texts.fees,
    review,
    consultation: {
      ...data.consultation,
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
    rows: fees.flatMap((fee) => rowOf(fee, 'firm').map((row) => withTotal(row, fee, parts))),
    groups: sourcedFees(fees, parts),
  }
}

function rowOf({ name, kind, amount, includes }: Fee, wanted: Fee['kind']): FeeRow[] {
  return kind === wanted && amount !== null ? [{ name, amount, includes }] : []
}

/** A price of the firm is written once: its dollars and its mark are put in the words of the page. */
function withTotal(row: FeeRow, fee: Fee, { site, texts, now }: SourceParts): FeeRow {
  const { locale } = site
  const inDollars = (sum: number) => valueIn(`$${sum.toLocaleString('en')}`, locale)
  const amount = row.amount.replaceAll(/\$[\d,]+/g, (sum) => valueIn(sum, locale))
  const total = totalFee(fee, site, now)?.map(inDollars)
  if (total === undefined) return { ...row, amount: markIn(amount, locale) }
  const sum = fillText(texts.total, { total: [...new Set(total)].join('–') })
  const includes = [row.includes, sum + sampleMark(row.amount, locale)]
  return { ...row, amount: markIn(amount, locale), includes: includes.join(' ') }
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
  texts: Pick<InterfaceTexts['fees'], 'readOn' | 'source' | 'total'>
  now: Date
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
