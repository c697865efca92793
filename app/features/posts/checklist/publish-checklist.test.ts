import { describe, expect, test } from 'vitest'
import {
  type CheckedForm,
  type ChecklistRules,
  findingText,
} from '#app/features/posts/checklist/finding.ts'
import { findFindings } from '#app/features/posts/checklist/publish-checklist.ts'
import { factValues } from '#app/features/facts/fact.ts'
import { legalFacts } from '#app/features/facts/law-pack.ts'
import { firm } from '#app/features/content/en/firm.ts'
import { aPostForm } from '#test/factories/posts.ts'

const now = new Date('2026-11-21T12:00:00Z')
const rules: ChecklistRules = {
  locale: 'en' as const,
  glossary: firm.publishing.glossary,
  facts: factValues(legalFacts, now),
  titles: ['Five documents to bring'],
  imageHosts: ['pictures.example.com'],
  reviewers: ['Anna Alder'],
}

const good: CheckedForm = {
  ...aPostForm({ imageAlt: 'A receipt notice' }),
  reviewedBy: 'Anna Alder',
  reviewedOn: '2026-11-20',
}
const found = (changes: Partial<CheckedForm>) => findFindings({ ...good, ...changes }, rules)
const notice = (changes: Partial<CheckedForm>) =>
  found(changes).map(({ kind, field, words }) => [kind, field, words])
const inText = (content: string) => notice({ content })

test('an image that readers see only after a click is pointed out, one of an allowed host is not', () => {
  const outside = 'https://other.example.net/a.jpg'
  const allowed = 'https://pictures.example.com/a.jpg'
  expect(notice({ image: outside })).toEqual([['cover-outside', 'image', 'other.example.net']])
  expect(notice({ image: allowed })).toEqual([])
  expect(
    inText(`![A notice](${outside}) ![A notice](${allowed}) ![A notice](/images/blog-1.jpg)`),
  ).toEqual([['image-outside', 'content', outside]])
})

test('a post in order has nothing to look at', () => {
  expect(found({})).toEqual([])
})

describe('an image', () => {
  test('of the cover needs a description unless it is decorative or absent', () => {
    expect(notice({ imageAlt: ' ' })).toEqual([['cover-alt', 'imageAlt', '']])
    expect(notice({ imageAlt: '', imageDecorates: 'on' })).toEqual([])
    expect(notice({ imageAlt: '', image: ' ' })).toEqual([])
  })

  test.each([
    ['![](/images/a.jpg) and ![ ](/images/b.jpg)', ['/images/a.jpg', '/images/b.jpg']],
    ['|a|\n|-|\n|![](/images/c.jpg)|', ['/images/c.jpg']],
    ['[![](/images/d.jpg)](/contact)', ['/images/d.jpg']],
    ['![A court house](/images/a.jpg)', []],
    ['`![](/images/a.jpg)`\n\n    ![](/images/a.jpg)', []],
    ['[![A court house](/images/a.jpg)](/contact)', []],
  ])('in the text %j without a description is found: %j', (content, images) => {
    expect(inText(content)).toEqual(images.map((image) => ['image-alt', 'content', image]))
  })
})

describe('a heading', () => {
  test.each([
    ['# First', [['heading-first', 'content', 'First']]],
    ['Underlined\n===', [['heading-first', 'content', 'Underlined']]],
    // Rendered as a second level, so the third follows it.
    ['# First\n\n### Third', [['heading-first', 'content', 'First']]],
    ['### Deep', [['heading-skipped', 'content', 'Deep']]],
    ['## Two\n\n#### Four', [['heading-skipped', 'content', 'Four']]],
    ['##', [['heading-empty', 'content', '']]],
    [
      `## ${good.title.replace('receipt', '*receipt*')}`,
      [['title-in-text', 'content', good.title]],
    ],
    ['## Two\n\n### Three\n\n#### Four\n\n## Two again\n\n### Three again', []],
    ['    # code\n\n#hashtag and C#', []],
    ['## ![The seal](/images/seal.jpg)', []],
  ])('in %j: %j', (content, findings) => {
    expect(inText(content)).toEqual(findings)
  })
})

describe('a link', () => {
  test.each([
    'here',
    'Click here',
    'READ MORE!',
    'this link…',
    'https://www.uscis.gov/i-130',
    'www.uscis.gov',
    'uscis.gov/forms',
    'Haga clic aquí',
    'Más información',
    'Leia mais',
    'En savoir plus',
    'Plus d’informations',
  ])('of the words “%s” is found, and one without words', (vague) => {
    expect(inText(`Look [${vague}](/x) and [](/y).`)).toEqual([
      ['link-vague', 'content', vague],
      ['link-empty', 'content', '/y'],
    ])
  })

  test.each([
    'Read [the form’s instructions](https://www.uscis.gov/i-130).',
    '[How to file here](/services)',
    '[(703) 555-0142](tel:+17035550142) or [hello@example.com](mailto:hello@example.com)',
    'Come here, click `[here](/x)`, and read more.',
    '[**Our office** on the map](/contact)',
  ])('in %j says where it leads', (content) => {
    expect(inText(content)).toEqual([])
  })
})

describe('words that a law firm may not say', () => {
  test('are found in title, excerpt, text and description, each once', () => {
    const content = 'We **guarantee** it, and we guarantee it again.'
    const form = { title: 'The best visa', excerpt: 'Our experts know.', content }
    expect(notice({ ...form, imageAlt: 'A specialist' })).toEqual([
      ['forbidden-word', 'title', 'best'],
      ['forbidden-word', 'excerpt', 'experts'],
      ['forbidden-word', 'content', 'guarantee'],
      ['forbidden-word', 'imageAlt', 'specialist'],
    ])
  })

  test('are not found in addresses, in code, in longer words and in terms of law', () => {
    const text = '[Fees](https://example.com/best) `best` bestow a specialty occupation'
    expect(inText(text)).toEqual([])
  })

  test('are those of the firm', () => {
    const own = { ...rules, glossary: { forbidden: ['amazing'], allowed: [] } }
    const form = { ...good, content: 'The best is amazing.' }
    expect(findFindings(form, own).map((finding) => finding.words)).toEqual(['amazing'])
  })
})

describe('a legal figure', () => {
  test('that is written out is found', () => {
    const figures = ['$677', 'eighteen months', '45 days', '20 percent']
    const text = 'The fee is $677. Wait eighteen months, or 45 days, or 20 percent.'
    expect(inText(text)).toEqual(figures.map((words) => ['figure', 'content', words]))
    // No key of a fact is quoted in the excerpt, so none is offered.
    expect(notice({ excerpt: 'Invest $800,000.' })).toEqual([['figure', 'excerpt', '$800,000']])
  })

  test('that a fact says too is found with the key to quote', () => {
    const [finding] = found({ content: 'Invest $800,000 there.' })
    const known = { kind: 'figure-of-fact', words: '$800,000', fact: 'eb5.targeted' }
    expect(finding).toMatchObject(known)
    expect(finding && findingText(finding)).toContain('the legal figure {eb5.targeted}, write that')
  })

  test.each([
    'Invest {eb5.targeted} there.',
    'Since November 21, 2026, form I-130 and H-1B visas, at 9:00 AM, in room 12.',
    'A 30-minute consultation; we answer within 24 hours. Call (703) 555-0142 or 911.',
    'Receipt IOE0912345678 was sent to 1,200 people.',
    '1. First\n2. Second',
    '`$675`',
  ])('is not in “%s”', (content) => {
    expect(inText(content)).toEqual([])
  })
})

test('a reviewer is asked for where the form has such a field, and the day with the name', () => {
  expect(notice({ reviewedBy: ' ', reviewedOn: '' })).toEqual([['reviewer', 'reviewedBy', '']])
  expect(notice({ reviewedOn: '' })).toEqual([['review-day', 'reviewedOn', '']])
  const nobody = 'Mickey M. Nobody, Esq.'
  expect(notice({ reviewedBy: ` ${nobody} ` })).toEqual([
    ['reviewer-unknown', 'reviewedBy', nobody],
  ])
  expect(notice({})).toEqual([])
  const { reviewedBy: _by, reviewedOn: _on, ...without } = good
  expect(findFindings(without, rules)).toEqual([])
})

test('an excerpt is found once search results would cut it off, counted as people count', () => {
  expect(notice({ excerpt: 'é'.repeat(160) })).toEqual([])
  expect(notice({ excerpt: '🗽'.repeat(160) })).toEqual([])
  expect(notice({ excerpt: 'é'.repeat(161) })).toEqual([['excerpt-long', 'excerpt', '']])
})

test('a title that another post has is found in any case and with any accents', () => {
  const title = 'FIVE documénts to bring'
  expect(notice({ title: ` ${title}` })).toEqual([['title-taken', 'title', title]])
  expect(notice({ title: 'Five documents to bring home' })).toEqual([])
})

test('a finding knows the line of its block, and says itself in a sentence without a gap', () => {
  const all = found({
    title: 'Five documents to bring',
    content: 'First.\n\n# Second, the best\n\n[here](/x) ![](/images/a.jpg)\n\nIn 13 years.',
    imageAlt: '',
    excerpt: 'long '.repeat(40),
    reviewedBy: '',
  })
  const inContent = all.filter(({ field }) => field === 'content')
  const lines = ['heading-first 2', 'forbidden-word 2', 'image-alt 4', 'link-vague 4', 'figure 6']
  expect(inContent.map(({ kind, line }) => `${kind} ${line}`)).toEqual(lines)
  for (const finding of all) expect(findingText(finding)).not.toMatch(/\{(?:words|fact|most)\}/)
})

test('a text of 100,000 characters is judged while someone waits', () => {
  const block = '## Heading\n\nSome **words** and [a link to the form](/x) in 3 years.\n\n'
  const began = performance.now()
  expect(found({ content: block.repeat(1_500) }).length).toBeGreaterThan(0)
  expect(performance.now() - began).toBeLessThan(3_000)
})
