import type { Page } from '@playwright/test'
import { samplePosts, samplePostsIn } from '#app/features/posts/samples/sample-posts.ts'
import { localMoment, longDate } from '#app/platform/local-time.ts'
import { LOCALE_NAMES, LOCALES, type Locale } from '#app/platform/texts/locales.ts'
import { DESKTOP, expectAccessible, PHONE } from '#test/journeys/accessible.ts'
import {
  DESK_FRAME,
  editorFields,
  fillEditor,
  pressUpdate,
  rowOf,
  writePost,
} from '#test/journeys/dashboard.ts'
import { enter, expect, PLAIN, test, toast } from '#test/journeys/site.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const OTHERS = LOCALES.filter((locale) => locale !== 'en')

/** As a reader may type it. */
const SEARCHED: Record<Locale, string> = {
  en: 'civics',
  es: 'EXAMENES de educacion civica',
  pt: 'testes civicos',
  fr: 'tests d’instruction civique',
}

// The same page is searched and read in every language, so one way each shows both.
const HAS_JAVASCRIPT = { es: true, pt: false, fr: true } satisfies Record<
  (typeof OTHERS)[number],
  boolean
>

for (const locale of OTHERS) {
  const javaScriptEnabled = HAS_JAVASCRIPT[locale]
  test(`a reader of ${locale} finds an article, reads it and changes the language, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async ({
    visit,
  }) => {
    const [, article, other] = samplePostsIn(locale)
    const source = samplePosts.find(({ slug }) => slug === article?.translates)
    if (!article || !other || !source) throw new Error('There is no sample in this language')
    const page = await visit({ ...(javaScriptEnabled ? {} : PLAIN), locale: 'en-US' })
    await page.setViewportSize({ width: DESKTOP, height: 800 })
    await page.goto(`/${locale}/blog`)
    await expect(titleIn(page, article.title)).toBeVisible()
    await expect(titleIn(page, source.title)).toHaveCount(0)
    await page.getByRole('searchbox').fill(SEARCHED[locale])
    await page.getByRole('searchbox').press('Enter')
    await expect(titleIn(page, other.title)).toHaveCount(0)
    await titleIn(page, article.title).click()
    await expect(page).toHaveURL(`/${locale}/blog/${article.slug}`)
    await expect(page.getByText(article.date).first()).toBeVisible()
    await switchTo(page, 'en')
    await expect(page).toHaveURL(`/blog/${source.slug}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(source.title)
    await switchTo(page, locale)
    await expect(page).toHaveURL(`/${locale}/blog/${article.slug}`)
  })
}

function titleIn(page: Page, name: string) {
  return page.getByRole('main').getByRole('link', { name, exact: true })
}

async function switchTo(page: Page, to: Locale): Promise<void> {
  const links = page.locator(`footer a[hreflang="${LOCALE_NAMES[to].lang}"]`)
  await links.filter({ hasText: LOCALE_NAMES[to].name }).click()
}

const language = (page: Page) => page.getByLabel('Language', { exact: true })

/** What readers of the translation are told. */
const CHANGE = 'La versión en inglés cambió'

const CHANGED = 'After you file, you get a receipt notice. Keep it, and keep a copy of it too.'

test('staff translate a post, publish it, and see when its source has changed', async ({
  page,
  site,
}) => {
  const title = 'A notice in two languages'
  const { id, slug } = await writePost(site, { title, published: true, imageAlt: 'A notice' })
  await enter(page, site)
  await page.goto(`/dashboard/blog/edit/${id}`)
  await page.getByRole('link', { name: 'Translations' }).click()
  await expectAccessible(page, [PHONE], ['light', 'dark'], DESK_FRAME)
  await page.getByRole('button', { name: 'Translate into Spanish' }).click()
  await expect(page).toHaveURL(/\/dashboard\/blog\/edit\/(?!.*translations)/)
  const fields = editorFields(page)
  await expect(fields.title).toHaveValue(title)
  await expect(fields.title).toHaveAttribute('lang', 'es')
  const source = page.getByRole('group').filter({ hasText: 'The English text' })
  await expect(source.getByText('Keep it with your passport')).toBeVisible()
  await expectAccessible(page, [DESKTOP], ['light', 'dark'], DESK_FRAME)
  await fields.title.fill('Un aviso en dos idiomas')
  await fields.content.fill('Después de presentar su solicitud, usted recibe un aviso de recibo.')
  await fields.categories.fill('Avisos')
  await fields.published.check()
  await pressUpdate(page)
  await expect(rowOf(page, 'Un aviso en dos idiomas')).toContainText('ES')

  const read = async () => {
    const response = await fetch(`${site.origin}/es/blog/${slug}`)
    expect(response.url).toBe(`${site.origin}/es/blog/un-aviso-en-dos-idiomas`)
    return response.text()
  }
  expect(await read()).not.toContain(CHANGE)

  await rowOf(page, title).getByRole('link', { name: title, exact: true }).click()
  await fields.content.fill(CHANGED)
  await pressUpdate(page)
  const html = await read()
  const day = longDate(localMoment(new Date(), 'America/New_York').date, 'es')
  const [, line = ''] = new RegExp(`${CHANGE}(.*?)</`, 's').exec(html) ?? []
  expect(line).toContain(day)
  expect(line).toContain(`href="/blog/${slug}"`)
  expect(line).toContain('Leerla en inglés.')

  await language(page).selectOption('Spanish')
  await expect(page).toHaveURL('/dashboard?language=es')
  await expect(rowOf(page, title)).toHaveCount(0)
  await expect(rowOf(page, 'Un aviso en dos idiomas')).toHaveCount(1)
  await rowOf(page, 'Un aviso en dos idiomas').getByRole('link', { name: 'out of date' }).click()
  await expect(page.getByRole('region', { name: 'Content' }).locator('ins').first()).toBeVisible()
  await expectAccessible(page, [PHONE], ['light', 'dark'], DESK_FRAME)
  await page.getByRole('button', { name: 'Mark as up to date' }).click()
  await expect(toast(page, 'Up to date')).toBeVisible()
  await expect(page.getByText('The translation is up to date.').first()).toBeVisible()
  expect(await read()).not.toContain(CHANGE)
})

test('without JavaScript a post is translated, and a new one is written in a language', async ({
  site,
  visitDashboard,
}) => {
  const { id } = await writePost(site, { title: 'Translated by plain forms' })
  const page = await visitDashboard(site, PLAIN)
  await page.goto(`/dashboard/blog/edit/${id}/translations`)
  await page.getByRole('button', { name: 'Translate into French' }).click()
  await expect(editorFields(page).title).toHaveValue('Translated by plain forms')
  await editorFields(page).categories.fill('Avis')
  await editorFields(page).title.fill('Traduit sans script')
  await page.getByRole('button', { name: 'Update Post' }).click()
  await expect(rowOf(page, 'Traduit sans script')).toContainText('FR')
  await page.goto(`/dashboard/blog/edit/${id}`)
  // It has a translation now.
  await expect(language(page)).toHaveCount(0)
  await page.goto('/dashboard/blog/new')
  await language(page).selectOption('Portuguese')
  await fillEditor(page, { title: 'Um aviso sem tradução' })
  await page.getByRole('button', { name: 'Create Post' }).click()
  await expect(rowOf(page, 'Um aviso sem tradução')).toContainText('PT')
})
