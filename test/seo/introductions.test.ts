import { beforeAll, describe, expect, test } from 'vitest'
import { INTRODUCTIONS, introductionsOn } from '#test/factories/introductions.ts'
import { openedOnce } from '#test/opened.ts'
import { publishEdits } from '#test/publish-edits.ts'
import { allTextsOf } from '#test/seo/language/page-sentences.ts'
import { aVisitor, openSite } from '#test/site.ts'

const plain = openedOnce(() => openSite('sqlite'))
const site = openedOnce(() => openSite('sqlite'))

const LANGUAGES = {
  ht: 'lang="ht" dir="ltr"',
  ar: 'lang="ar" dir="rtl"',
  am: 'lang="am" dir="ltr"',
  zh: 'lang="zh-Hans" dir="ltr"',
}
const HOURS = {
  ht: ['09:00', '17:00'],
  ar: ['9:00 ص', '5:00 م'],
  am: ['09:00', '17:00'],
  zh: ['09:00', '17:00'],
}
const ENGLISH = /\b(?:the|and|of|you|your|we|our|are|with|for|this|not)\b/i
const NAMES = /Alder &(?:amp;)? Quill(?: Immigration Law)?|Sample Attorney, Arlington, VA/g

beforeAll(() => publishEdits(site, [introductionsOn()]))

describe.each(INTRODUCTIONS)('the introduction in %s', (id) => {
  const path = `/languages/${id}`

  test('is no page before the firm turns it on', async () => {
    const visitor = aVisitor(plain.origin)
    const { status } = await visitor.get(path)
    const html = await visitor.text(path)
    expect([status, /<html lang="en">/.test(html)]).toEqual([404, true])
    expect(await visitor.text('/sitemap.xml')).not.toContain('/languages/')
    expect(await visitor.text('/')).not.toContain('/languages/')
  })

  test('then says its language and its own address, and no other one', async () => {
    const visitor = aVisitor(site.origin)
    const { status } = await visitor.get(path)
    const html = await visitor.text(path)
    expect(status).toBe(200)
    expect(html).toContain(`<html ${LANGUAGES[id]}>`)
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]*${path}"/>`))
    expect(html).not.toMatch(/<link[^>]*hreflang/i)
    expect(await visitor.text('/sitemap.xml')).toContain(`${path}</loc>`)
    expect(await visitor.text('/faq')).toContain(`href="${path}"`)
  })

  test('is whole, and has no sentence in English', async () => {
    const html = await aVisitor(site.origin).text(path)
    expect(html.match(/<li>/g)?.length).toBeGreaterThanOrEqual(6 + 4)
    const hours = HOURS[id].map((time) => `\u2068${time}\u2069`)
    for (const part of [
      ...hours,
      'tel:+17035550142',
      'href="/contact"',
      'href="/es/contacto"',
      '22201',
    ])
      expect(html).toContain(part)
    expect(html).toContain('<span lang="en" dir="ltr">Attorney advertising</span>')
    expect(html.replaceAll(/<script[\s\S]*?<\/script>/g, '')).not.toMatch(/\{\w+\}/)
    const foreign = html.replaceAll(/<(\w+) lang="en"[\s\S]*?<\/\1>/g, ' ')
    const texts = allTextsOf(foreign).map((text) => text.replaceAll(NAMES, ' '))
    expect(texts.length).toBeGreaterThan(15)
    expect(texts.filter((text) => ENGLISH.test(text))).toEqual([])
  })
})

test('the fee of the first consultation is the one of the profile, and no other word of it', async () => {
  const feeOn = async (fee: string | null) => {
    await publishEdits(site, [introductionsOn(['zh'], { consultation: { fee, includes: null } })])
    return aVisitor(site.origin).text('/languages/zh')
  }
  expect(await feeOn('$150')).toContain('费用为 \u2068$150\u2069。')
  expect(await feeOn('Free')).toContain('咨询免费。')
  expect(await feeOn('$150 or less')).toContain('请先向我们询问费用')
  expect((await aVisitor(site.origin).get('/languages/ar')).status).toBe(404)
})

test('a service that the firm does not offer is not named', async () => {
  const { shippedRecords } = await import('#app/features/content/en/shipped.ts')
  const data = { ...shippedRecords.service['u-visa'], notOffered: true } as never
  const key = { type: 'service', id: 'u-visa', locale: 'en' } as const
  await publishEdits(site, [introductionsOn(['zh']), { key, data }])
  const html = await aVisitor(site.origin).text('/languages/zh')
  expect(html).toContain('工作签证')
  expect(html).not.toContain('U 签证')
})
