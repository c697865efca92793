import type { Page } from '@playwright/test'
import { rowOf, writePost } from '#test/journeys/dashboard.ts'
import { field, fillIn } from '#test/journeys/contact-form.ts'
import { test } from '#test/journeys/inbox-desk.ts'
import { expect, PLAIN } from '#test/journeys/site.ts'

const ARABIC = 'أسئلة عن التأشيرة (I-130) والرسوم؟'

/** Every text in Arabic that starts a line of its own, and every field for prose, with the direction that it has. */
function findWrongDirections(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const wrong: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const element = node.parentElement
      const text = node.textContent?.trim() ?? ''
      const isArabic = /^[^\p{L}]*\p{Script=Arabic}/u.test(text)
      if (!element?.checkVisibility() || !isArabic || element.closest('.vh, textarea, .toasts'))
        continue
      if (getComputedStyle(element).direction !== 'rtl')
        wrong.push(`<${element.localName} class="${element.className}"> ${text.slice(0, 20)}`)
    }
    const prose = 'input:not([type]), input[type=text], input[type=search], textarea'
    for (const input of document.querySelectorAll<HTMLInputElement>(prose)) {
      const isAddress = input.readOnly || input.name === 'subject'
      if (!isAddress && input.dir !== 'auto')
        wrong.push(`field ${input.name} of ${location.pathname}`)
    }
    return wrong
  })
}

test('what is written in Arabic runs from right to left wherever it is typed and printed', async ({
  openInbox,
  visitDashboard,
}) => {
  const content = { name: 'ليلى حداد', message: ARABIC }
  const { dashboard: page, site, written } = await openInbox([[content]])
  const { id, slug } = await writePost(site, {
    title: ARABIC,
    excerpt: `${ARABIC} ${ARABIC}`,
    content: `${ARABIC}\n\n## ${ARABIC}\n\n- ${ARABIC}\n- ${ARABIC}\n\n> ${ARABIC}\n\n| ${ARABIC} |\n| --- |\n| ${ARABIC} |`,
    author: 'ليلى حداد',
    categories: 'تأشيرات, الجنسية, الرسوم',
    slug: 'arabic',
    published: true,
  })
  const editor = `/dashboard/blog/edit/${id}`
  const pages = ['/blog', `/blog/${slug}`, '/dashboard', `${editor}/revisions`]
  const desk = ['messages', `messages/${written[0]?.id}`, 'staff', 'account', 'activity', 'images']
  // What the server prints is what React takes over; only the editor and the form add to it.
  const plain = await visitDashboard(site, PLAIN)
  for (const path of [...pages, ...desk.map((each) => `/dashboard/${each}`)]) {
    await plain.goto(path)
    expect.soft(await findWrongDirections(plain), path).toEqual([])
    if (path === '/dashboard') await expect(rowOf(plain, ARABIC)).toHaveCount(1)
  }
  for (const path of [editor, '/contact']) {
    await page.goto(path)
    expect.soft(await findWrongDirections(page), path).toEqual([])
  }

  await fillIn(page, content.name)
  await field.message(page).fill(ARABIC)
  await expect(field.name(page)).toHaveCSS('direction', 'rtl')
  await expect(field.message(page)).toHaveCSS('direction', 'rtl')
  await expect(field.email(page)).toHaveCSS('direction', 'ltr')
})
