import { beforeAll, describe, expect, test } from 'vitest'
import { changePost, everythingOf, openWatchedSite, savePost } from '#test/abuse/site-fixture.ts'
import { openedOnce } from '#test/opened.ts'
import { deletePost, listPosts } from '#test/post-requests.ts'
import { databaseKinds } from '#test/postgres.ts'
import { aStaffMember, aVisitor } from '#test/site.ts'

// Abuse 12: the titles contain what is searched, so that a search that reads it as a pattern would find the others too.
const TITLES = {
  percent: 'Fees rise by 100% this year',
  underscore: 'The form I_130 in detail',
  backslash: String.raw`Folders such as C:\visa`,
  quote: "The officer's questions",
  statement: "Robert'); drop table blog_posts;--",
  condition: "The answer is ' OR 1=1--",
  plain: 'Something else altogether',
}

describe.each(databaseKinds)('what somebody types into a search, on %s', (kind) => {
  const site = openedOnce(() => openWatchedSite(kind))
  const staff = openedOnce(() => aStaffMember(site.origin))
  beforeAll(async () => {
    for (const title of Object.values(TITLES))
      await savePost(staff, { title, excerpt: `In short: ${title}`, published: true })
  })

  const searches: [string, (keyof typeof TITLES)[]][] = [
    ['%', ['percent']],
    ['100%', ['percent']],
    ['_', ['underscore', 'statement']],
    ['i_130', ['underscore']],
    ['\\', ['backslash']],
    ['c:\\visa', ['backslash']],
    ["'", ['quote', 'statement', 'condition']],
    ["' OR 1=1--", ['condition']],
    ["'; drop table blog_posts;--", []],
    ["'); drop table blog_posts;--", ['statement']],
    ['%%', []],
    ['__', []],
    ['\\%', []],
    ['%visa%', []],
    ['f_rm', []],
    ['" or ""="', []],
    ["') union select id, email, name from users--", []],
  ]

  test.each(searches)('is looked for as it stands: %s', async (text, wanted) => {
    const titles = wanted.map((name) => TITLES[name]).toSorted()
    const query = `?${new URLSearchParams({ q: text }).toString()}`
    const page = await aVisitor(site.origin).get(`/blog${query}`)
    expect(page.status).toBe(200)
    expect(titlesIn(await page.text())).toEqual(titles)
    const { rows, total } = await listPosts(staff, query.slice(1))
    expect(rows.map(({ title }) => title).toSorted()).toEqual(titles)
    expect(total).toEqual({ count: titles.length, isMore: false })
  })

  const strange = [
    "' OR 1=1--",
    "x' UNION SELECT password FROM accounts--",
    '1; drop table blog_posts',
    '%',
    '\\',
    '%25',
    '%C3%28',
    '9'.repeat(3_000),
    '-1',
    'NaN',
    '\u{1f9f5}',
    '\u202e',
    '00000000-0000-0000-0000-000000000000',
    '00000000-0000-0000-0000-00000000000G',
  ]

  test.each(strange)('is no part of a statement where an id is expected: %s', async (text) => {
    const before = await everythingOf(site)
    const id = encodeURIComponent(text)
    const reader = aVisitor(site.origin)
    for (const path of [`/blog/${id}`, `/blog/${id}.data`, `/images/${id}`, `/setup/${id}`])
      expect([400, 404], path).toContain((await reader.get(path)).status)
    expect((await reader.get(`/blog?after=${id}`)).status).toBe(200)
    expect((await staff.get(`/dashboard.data?after=${id}`)).status).toBe(200)
    const responses = [await staff.get(`/dashboard/blog/edit/${id}`), await changePost(staff, id)]
    // The request handler already refuses a backslash in an address.
    const refusal = text === '\\' ? 400 : 404
    expect(responses.map(({ status }) => status)).toEqual([refusal, refusal])
    expect((await deletePost(staff, text)).status).toBe(404)
    expect(await everythingOf(site)).toBe(before)
  })

  test('may be long, odd or twice there without harm', async () => {
    const reader = aVisitor(site.origin)
    const queries = [
      `q=${'%25'.repeat(3_000)}`,
      `q=${'a'.repeat(8_000)}`,
      'q=a&q=b',
      'q',
      'q[]=a',
      'q=%E2%80%AE',
      'q=%F0%9F%A7%B5',
      'after=&after=',
      'q=a%0d%0aSet-Cookie:x=1',
    ]
    for (const query of queries) {
      expect((await reader.get(`/blog?${query}`)).status, query.slice(0, 20)).toBe(200)
      const dashboard = await staff.get(`/dashboard.data?${query}`)
      expect(dashboard.status, query.slice(0, 20)).toBe(200)
    }
    for (const query of ['q=a%00b', 'q=%ff', 'q=%ed%a0%80', 'after=%00']) {
      expect((await reader.get(`/blog?${query}`)).status).toBe(400)
      expect((await staff.get(`/dashboard.data?${query}`)).status).toBe(400)
    }
  })
})

function titlesIn(html: string): string[] {
  const links = html.matchAll(/<h2 dir="auto"><a href="\/blog\/[^"]+">([^<]*)<\/a><\/h2>/g)
  return [...links]
    .map(([, title = '']) => title.replaceAll('&#x27;', "'").replaceAll('&amp;', '&'))
    .toSorted()
}
