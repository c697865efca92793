import { factsOf } from '#app/features/content/facts-of-site.ts'
import type { RecordData } from '#app/features/content/record-types.ts'
import type { SiteContent } from '#app/features/content/site-content.ts'
import { bareFact, quotedKeys } from '#app/features/facts/fact.ts'

/** In dollars, from the least to the most. */
type Cost = [least: number, most: number]

/** A flat fee of the firm with the fees of the government that come with it; null where one of them is not known in dollars. */
export function totalFee(fee: RecordData<'fee'>, site: SiteContent, now: Date): Cost | null {
  const english = site.english ?? site
  const costs = (fee.governmentFees ?? []).map((id) => {
    const [key] = quotedKeys(english.find('fee', id)?.data.amount ?? '')
    const fact = factsOf(english).find((candidate) => candidate.key === key)
    return fact ? governmentCost(bareFact(fact, now, 'en')) : null
  })
  const own = [...(fee.amount ?? '').matchAll(/\$([\d,]+)/g)].map(([, digits]) => dollars(digits))
  if (costs.length === 0 || costs.includes(null) || own.length === 0) return null
  const all: Cost[] = [
    [Math.min(...own), Math.max(...own)],
    ...costs.filter((cost) => cost !== null),
  ]
  return all.reduce(([least, most], [from, to]) => [least + from, most + to])
}

// Other words, such as those of a figure that is over, are no sum that anybody could add.
const COST = /^\$([\d,]+)(?:( on paper, | and another )\$([\d,]+)(?: online)?)?$/

function governmentCost(text: string): Cost | null {
  if (text === 'No fee') return [0, 0]
  const [, first, between, second] = COST.exec(text) ?? []
  if (first === undefined) return null
  const [one, other] = [dollars(first), dollars(second ?? first)]
  const sum = one + other
  return between === ' and another ' ? [sum, sum] : [Math.min(one, other), Math.max(one, other)]
}

function dollars(digits = ''): number {
  return Number(digits.replaceAll(',', ''))
}
