import { factsOf } from '#app/features/content/facts-of-site.ts'
import type { RecordData } from '#app/features/content/record-types.ts'
import { pageOf, type SiteContent } from '#app/features/content/site-content.ts'
import { shownSource } from '#app/features/pages/site-pages.ts'
import { bareFact, type Fact, factDay, quotedKeys } from '#app/features/facts/fact.ts'
import { promisesOf } from '#app/features/site/fees/promises.ts'
import { valueIn } from '#app/features/facts/facts-in.ts'
import { sampleMark } from '#app/features/content/sample-content.ts'
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
  const mark = sampleMark(row.amount, locale)
  const amount = row.amount
    .replace(' (sample)', '')
    .replaceAll(DOLLARS, (sum) => valueIn(sum, locale))
  const totals = totalFee(fee, site, now).map((sum) =>
    valueIn(`$${sum.toLocaleString('en')}`, locale),
  )
  const total = fillText(texts.total, { total: [...new Set(totals)].join('–') })
  const includes = totals.length > 0 ? `${row.includes ?? ''} ${total}${mark}` : row.includes
  return { ...row, amount: amount + mark, includes }
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
  const fact = factOfFee(amount, site)
  return fact ? { ...fact.source, day: factDay(fact, site.locale) } : null
}

function factOfFee(amount: Fee['amount'] = null, site: SiteContent): Fact | undefined {
  const [key] = quotedKeys(amount ?? '')
  return factsOf(site).find((candidate) => candidate.key === key)
}

/** In dollars, the least and the most, with the fees of the government; nothing where one of them is not known in dollars. */
function totalFee({ amount, governmentFees = [] }: Fee, site: SiteContent, now: Date): number[] {
  const english = site.english ?? site
  const costs = governmentFees.map((id) => {
    const fact = factOfFee(english.find('fee', id)?.data.amount, english)
    return fact ? governmentCosts(bareFact(fact, now, 'en')) : []
  })
  const all = [dollarsIn(amount ?? ''), ...costs]
  if (costs.length === 0 || all.some(({ length }) => length === 0)) return []
  return [Math.min, Math.max].map((choose) => sumOf(all.map((each) => choose(...each))))
}

const COST = /^(?:No fee|\$[\d,]+(?: on paper, \$[\d,]+ online| and another \$[\d,]+)?)$/

/** Two where it is cheaper online; none where other words stand there, such as those of a figure that is over. */
function governmentCosts(text: string): number[] {
  if (!COST.test(text)) return []
  const costs = dollarsIn(text)
  return text.includes(', ') ? costs : [sumOf(costs)]
}

const DOLLARS = /\$[\d,]+/g

function dollarsIn(text: string): number[] {
  return (text.match(DOLLARS) ?? []).map((sum) => Number(sum.replaceAll(/[$,]/g, '')))
}

function sumOf(sums: readonly number[]): number {
  return sums.reduce((one, other) => one + other, 0)
}
