import { beforeAll, describe, expect, test } from 'vitest'
import type { PostForm } from '#app/features/posts/post.ts'
import { openedOnce } from '#test/opened.ts'
import { sqliteAlone } from '#test/postgres.ts'
import { createPost } from '#test/post-requests.ts'
import { aStaffMember, aVisitor, openSite } from '#test/site.ts'

const PICNIC = Array.from({ length: 30 }, (_, index) => `Picnic number ${index + 1}`)

const kinds = sqliteAlone(
  'The lists are read by a store that is tested on both; here their pages are read.',
)

describe.each(kinds)('on %s', (kind) => {
  const site = openedOnce(() => openSite(kind))
  const staff = openedOnce(() => aStaffMember(site.origin))
  const reader = openedOnce(async () => aVisitor(site.origin))
  const save = (changes: Partial<PostForm>) => createPost(staff, { published: true, ...changes })
  beforeAll(async () => {
    for (const title of PICNIC) await save({ title, categories: 'Picnic, Été' })
    await save({ title: 'About picnic baskets', categories: 'Picnic Baskets' })
    await save({ title: 'Spelled in another way', categories: 'picnic' })
  })

  test('a category is a link on the card and on the post, and its page has its posts and no others', async () => {
    expect(await reader.text('/blog')).toContain('href="/blog/category/picnic"')
    expect(await reader.text('/blog/picnic-number-30')).toContain('href="/blog/category/picnic"')
    const page = await reader.text('/blog/category/picnic')
    expect(titles(page)).toEqual(['Spelled in another way', ...PICNIC.toReversed().slice(0, 11)])
    expect(page).toContain('Articles about Picnic')
    expect(titles(await reader.text('/blog/category/picnic-baskets'))).toEqual([
      'About picnic baskets',
    ])
    expect(titles(await reader.text('/blog/category/ete'))).toHaveLength(12)
  })

  test('a category that no one uses is not there', async () => {
    for (const slug of ['nothing', 'Nothing', 'picnic%20', 'pic', '%25']) {
      const response = await reader.get(`/blog/category/${slug}`)
      expect([slug, response.status]).toEqual([slug, 404])
      expect(await response.text()).toContain('Page Not Found')
    }
  })

  test.each(['/blog', '/blog/category/picnic'])(
    'from %s one can go to the oldest page and all the way back',
    async (start) => {
      const forward = await scan(start, 'Older articles')
      const seen = forward.flatMap(({ shown }) => shown)
      expect(new Set(seen).size).toBe(seen.length)
      expect(PICNIC.filter((title) => !seen.includes(title))).toEqual([])
      const back = await scan(forward.at(-1)?.path ?? '', 'Newer articles')
      expect(back.at(-1)).toEqual(forward[0])
      expect(back.flatMap(({ shown }) => shown).toSorted()).toEqual(
        expect.arrayContaining(PICNIC.slice(3).toSorted()),
      )
      expect(await reader.text(start)).not.toContain('Newer articles')
    },
  )

  test('a search keeps its words on the way there and back', async () => {
    const [first, second] = await scan('/blog?q=picnic+number', 'Older articles')
    expect(first?.shown).toEqual(PICNIC.toReversed().slice(0, 12))
    expect(second?.path).toContain('q=picnic+number')
    const back = await scan(second?.path ?? '', 'Newer articles')
    expect(back.at(-1)?.path).toBe('/blog?q=picnic+number')
  })

  test('a post can be passed on by plain links that carry its title and address', async () => {
    const { slug } = await save({ title: 'Fees & forms: 100% “new”?' })
    const page = await reader.text(`/blog/${slug}`)
    const address = `${site.origin}/blog/${slug}`
    const [, mail = ''] = /href="(mailto:[^"]*)"/.exec(page) ?? []
    const [, whatsapp = ''] = /href="(https:\/\/wa\.me\/[^"]*)"/.exec(page) ?? []
    expect(new URL(whatsapp.replaceAll('&amp;', '&')).searchParams.get('text')).toBe(
      `Fees & forms: 100% “new”? ${address}`,
    )
    expect(decodeURIComponent(mail.replaceAll('&amp;', '&'))).toContain(
      `Fees & forms: 100% “new”?\n\n${address}`,
    )
    expect(page).toMatch(new RegExp(`<input [^>]*readOnly[^>]*value="${address}"`, 'i'))
  })

  async function scan(start: string, link: string) {
    const pages: { path: string; shown: string[] }[] = []
    let path: string | undefined = start
    while (path !== undefined && pages.length < 10) {
      const response: Response = await reader.get(path)
      if (response.status === 302) {
        path = response.headers.get('Location') ?? ''
        continue
      }
      expect([path, response.status]).toEqual([path, 200])
      const html: string = await response.text()
      pages.push({ path, shown: titles(html) })
      path = new RegExp(`href="([^"]*)">${link}<`).exec(html)?.[1]?.replaceAll('&amp;', '&')
    }
    return pages
  }
})

function titles(html: string): string[] {
  return [...html.matchAll(/<h2 dir="auto"><a href="\/blog\/[^"]*">([^<]*)<\/a><\/h2>/g)].map(
    ([, title = '']) => title,
  )
}
