import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { reviewersOf } from '#app/features/content/reviewers.ts'
import { readReview } from '#app/features/entries/publication/review.ts'
import { ReviewerFields } from '#app/features/entries/ui/reviewer-fields.tsx'
import { shippedInAll } from '#app/features/content/shipped.ts'
import { type OwnRecord, siteContents } from '#app/features/content/site-content.ts'
import { LOCALES } from '#app/platform/texts/locales.ts'

const NOBODY = 'Mickey M. Nobody, Esq.'
const LAWYER = 'Ana Rivera, Esq.'
const ASSISTANT = 'Berta Assistant'
const on = '2026-11-01'

const { founder } = shippedInAll.en.person
const { about } = shippedInAll.en.page
if (!founder || !about) throw new Error('The shipped site has a founder and a page About.')

const own = (id: string, data: object, type = 'person', by = NOBODY) =>
  ({ locale: 'en', type, id, data, review: { by, on } }) as OwnRecord

const firm = [
  own('founder', { ...founder, name: LAWYER }),
  own('assistant', { ...founder, name: ASSISTANT, admissions: [] }),
]

const rules = { reviewers: [LAWYER], today: '2026-11-21' } as const

describe('a text is reviewed', () => {
  test('by a lawyer of the firm, whose name is the same in every language', () => {
    const sites = siteContents(shippedInAll, firm)
    for (const locale of LOCALES) {
      expect(reviewersOf(sites[locale])).toContain(LAWYER)
      expect(reviewersOf(sites[locale])).not.toContain(ASSISTANT)
    }
  })

  test.each([
    [LAWYER, { by: LAWYER, on }],
    [NOBODY, null],
    [ASSISTANT, null],
    [LAWYER.toUpperCase(), null],
  ])('by %s: readers of a page are told %j', (by, shown) => {
    const { en } = siteContents(shippedInAll, [...firm, own('about', about, 'page', by)])
    expect(en.find('page', 'about')?.review).toEqual(shown)
    expect(en.list('page').find(({ id }) => id === 'about')?.review).toEqual(shown)
  })

  test.each([
    ['', '', null],
    [` ${LAWYER} `, on, { by: LAWYER, on }],
    ['', on, 'reviewedBy'],
    [NOBODY, on, 'reviewedBy'],
    [LAWYER, '2026-02-30', 'reviewedOn'],
    [LAWYER, '2026-11-22', 'reviewedOn'],
  ])('as a form says: by “%s” on “%s”', (by, day, read) => {
    const typed = readReview({ reviewedBy: by, reviewedOn: day }, rules)
    expect(typed.ok ? typed.value : Object.keys(typed.problem).join()).toEqual(read)
  })
})

const fields = (by: string) =>
  renderToStaticMarkup(
    <ReviewerFields
      reviewers={[LAWYER]}
      nobody="Nobody yet"
      by={by}
      on={on}
      latest={on}
      problems={{}}
    />,
  )

test('a form offers the lawyers, and keeps a name that is none, which it calls so', () => {
  expect(fields(LAWYER)).not.toContain('no lawyer')
  const html = fields(NOBODY)
  expect(html).toContain(
    `<option value="${NOBODY}" selected="">${NOBODY} (no lawyer of the firm)</option>`,
  )
  expect(html).toContain(`<option value="${LAWYER}">${LAWYER}</option>`)
  expect(html).toContain(`${NOBODY} is no lawyer of the firm, so readers see neither`)
})
