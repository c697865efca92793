import { describe, expect, test } from 'vitest'
import { openedOnce } from '#test/opened.ts'
import { createPost } from '#test/post-requests.ts'
import { aStaffMember, aVisitor, openSite } from '#test/site.ts'

describe('an address', () => {
  const site = openedOnce(() => openSite('sqlite'))
  const staff = openedOnce(() => aStaffMember(site.origin))
  const answerOf = async (address: string) => {
    const response = await aVisitor(site.origin).get(address)
    return [response.status, response.headers.get('Location')]
  }

  test.each([
    ['/About', '/about'],
    ['/ABOUT?utm_source=x&fbclid=Aa', '/about?utm_source=x&fbclid=Aa'],
    ['/About/Founder', '/about/founder'],
    ['/Services/U-Visa?from=A', '/services/u-visa?from=A'],
    ['/Services/Permanent-Residency?relative=None', '/services/permanent-residency?relative=None'],
    ['/ES/Quienes-Somos', '/es/quienes-somos'],
    ['/es/Servicios/Visa-U?a=B', '/es/servicios/visa-u?a=B'],
    ['/Pt', '/pt'],
    ['/FR/FAQ', '/fr/questions-frequentes'],
    ['/Blog/Category/Visa', '/blog/category/visa'],
  ])('of a page in other letters leads to the page: %s', async (asked, page) => {
    expect(await answerOf(asked)).toEqual([301, page])
    const [status] = await answerOf(page)
    expect(status).toBe(200)
  })

  test('of an article in other letters leads to it; one that encodes a sign stays', async () => {
    await createPost(staff, { slug: 'in-small-letters', published: true })
    expect(await answerOf('/Blog/In-Small-Letters')).toEqual([301, '/blog/in-small-letters'])
    expect(await answerOf('/blog/in%2Dsmall-letters')).toEqual([200, null])
  })

  test.each([
    '/Nothing-Here',
    '/blog/Nothing-Here',
    '//About',
    '//Example.com/about',
    '/%5CExample.com',
    '/images/Blog-1.jpg',
    '/Images/blog-1.jpg',
    '/og/Page-1.png',
    '/blog/preview/AbCdEf',
    '/Setup/AbCdEf',
    '/invitation/AbCdEf',
    '/preview/AbCdEf/about',
    '/Sitemap.xmlx',
  ])('that is no page, or in which each letter counts, leads nowhere: %s', async (asked) => {
    const [status, location] = await answerOf(asked)
    expect([asked, location]).toEqual([asked, null])
    expect(status).not.toBe(301)
  })

  test('of a form in other letters is not led on, because what was sent would be lost', async () => {
    const response = await aVisitor(site.origin).post(
      '/Contact',
      new URLSearchParams({ name: 'A' }),
    )
    expect(response.status).not.toBe(301)
  })

  test('of a file of the site map is named by robots.txt, and each further one by the first', async () => {
    const reader = aVisitor(site.origin)
    expect(await reader.text('/robots.txt')).toContain(`Sitemap: ${site.origin}/sitemap.xml`)
    expect(await reader.text('/sitemaps/1.xml')).toBe(await reader.text('/sitemap.xml'))
    for (const missing of ['2.xml', '0.xml', '1', '01.xml', '1.xml.gz'])
      expect([missing, (await answerOf(`/sitemaps/${missing}`))[0]]).toEqual([missing, 404])
  })
})
