import type { RecordData } from '#app/features/content/record-types.ts'
import { pageOf, type SiteContent } from '#app/features/content/site-content.ts'
import { type Fact, quotedKeys } from '#app/features/facts/fact.ts'
import { consultationOf } from '#app/features/site/fees/consultation.ts'
import { promisesOf } from '#app/features/site/fees/promises.ts'
import { fillTexts } from '#app/features/site/fill-texts.ts'
import type { Locale } from '#app/platform/texts/locales.ts'
import type { InterfaceTexts } from '#app/features/site/interface-texts.ts'
import { longDate } from '#app/platform/local-time.ts'

export type FeeRow = { name: string; amount: string; includes: string | null }

/** Those that were read in one source on one day. */
export type SourcedFees = { rows: readonly FeeRow[]; source: { text: string; url: string } }

export type FeesContent = ReturnType<typeof feesContent>

type FeesTexts = Pick<InterfaceTexts, 'consultation' | 'fees' | 'promises' | 'proof'>

/** What has no amount, or no source where it needs one, is left out. */
export function feesContent(site: SiteContent, texts: FeesTexts, facts: readonly Fact[]) {
  const { data, review } = pageOf(site, 'fees', 'fees')
  const { firm } = site
  const fees = site.list('fee').map((fee) => fee.data)
  return {
    ...data,
    texts: texts.fees,
    review,
    consultation: {
      ...data.consultation,
      ...consultationOf(firm, texts.consultation),
      ask: firm.consultation.fee === null ? texts.fees.askForPrice : null,
    },
    firmFees: { ...data.firmFees, rows: fees.flatMap((fee) => rowOf(fee, 'firm')) },
    governmentFees: {
      ...data.governmentFees,
      groups: sourcedFees(fees, facts, (source) =>
        sourceLine(source, texts.fees.source, site.locale),
      ),
    },
    promises: {
      ...promisesOf(firm, texts.promises, ['feesInWriting', 'paymentInParts', 'freeFirstContact']),
    },
  }
}

type Fee = RecordData<'fee'>

function rowOf({ name, kind, amount, includes }: Fee, wanted: Fee['kind']): FeeRow[] {
  return kind === wanted && amount !== null ? [{ name, amount, includes }] : []
}

function sourcedFees(
  fees: readonly Fee[],
  facts: readonly Fact[],
  lineOf: (source: FeeSource) => string,
): SourcedFees[] {
  const sourced = fees.flatMap((fee) => {
    const source = fee.source ?? sourceOfFact(fee.amount ?? '', facts)
    return source === null ? [] : rowOf(fee, 'government').map((row) => ({ row, source }))
  })
  const groups = Map.groupBy(sourced, ({ source: { url, readOn } }) => `${readOn} ${url}`)
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    if (!first) return []
    const source = { url: first.source.url, text: lineOf(first.source) }
    return [{ rows: group.map(({ row }) => row), source }]
  })
}

type FeeSource = NonNullable<Fee['source']>

function sourceLine({ name, readOn }: FeeSource, text: string, locale: Locale): string {
  return fillTexts(text, { name, date: longDate(readOn, locale) })
}

function sourceOfFact(amount: string, facts: readonly Fact[]): Fee['source'] {
  const [key] = quotedKeys(amount)
  const fact = facts.find((candidate) => candidate.key === key)
  return fact ? { ...fact.source, readOn: fact.lastVerified } : null
}
