import type { Page } from '@playwright/test'
import { writePost } from '#test/journeys/dashboard.ts'
import { fillByKeys, tabTo } from '#test/journeys/keyboard.ts'
import { expect, test, toast } from '#test/journeys/site.ts'

const FORM = '/dashboard/content/service/asylum'
const FEE = 'Asylum application, our flat fee'
const PATHS = {
  en: '/services/asylum',
  es: '/es/servicios/asilo',
  pt: '/pt/servicos/asilo',
  fr: '/fr/services/asile',
} as const
type Translated = Exclude<keyof typeof PATHS, 'en'>

// Of a blank service and its six sections, in the order of the form.
const HEAD = {
  name: 'Asylum',
  note: 'Protection for who is in danger at home',
  description: 'How to ask for asylum in this country, and what we do for you.',
  icon: 'Shield',
  art: 'One door',
  'card.description': 'We ask for protection for you and your family.',
  'card.features.0': 'The application',
  'card.features.1': 'The interview',
  'card.features.2': 'The hearing',
  'card.features.3': 'A permit to work',
  'hero.title': 'Asylum',
  'hero.subtitle': 'You may stay where nobody persecutes you.',
}
const SECTIONS: readonly [kind: string, fields: Record<string, string>][] = [
  ['text', { title: 'Who may ask', text: 'Whoever fears persecution at home.' }],
  [
    'visas or cases',
    {
      title: 'Which kinds there are',
      'items.0.title': 'Affirmative asylum',
      'items.0.description': 'You ask before anybody tries to remove you.',
    },
  ],
  [
    'steps',
    {
      title: 'How it goes',
      'items.0.title': 'You tell us',
      'items.0.description': 'We listen and write down what happened.',
    },
  ],
  [
    'questions and answers',
    {
      title: 'What people ask',
      'items.0.question': 'May my children come?',
      'items.0.answer': 'Often they may.',
    },
  ],
  ['fees', { title: 'What it costs', 'fees.0': FEE }],
  ['call to action', { title: 'Talk to us', text: 'We listen first.' }],
]
const SECOND_QUESTION = { question: 'May I work?', answer: 'Later, with a permit.' }
const WORDS: Record<Translated, { slug: string; name: string; word: string }> = {
  es: { slug: 'asilo', name: 'Asilo', word: 'refugio' },
  pt: { slug: 'asilo', name: 'Asilo', word: 'abrigo' },
  fr: { slug: 'asile', name: 'Asile', word: 'abri' },
}

test('a lawyer makes a service from nothing in four languages, by keyboard alone, and the whole site knows it', async ({
  openDashboard,
}) => {
  const { site, page } = await openDashboard({}, { reducedMotion: 'reduce' })
  const read = async (path: string) => {
    const response = await fetch(site.origin + path)
    return { status: response.status, text: await response.text() }
  }
  const press = async (name: string) => {
    await tabTo(page, page.getByRole('button', { name, exact: true }))
    await page.keyboard.press('Enter')
  }
  const publish = async () => {
    await press('Publish')
    await expect(toast(page, 'Published')).toBeVisible()
  }
  const { slug } = await writePost(site, {
    title: 'A new rule for asylum',
    categories: 'Asylum',
    published: true,
  })

  await test.step('the fee', async () => {
    await page.goto('/dashboard/content/fee/new')
    await page.keyboard.type('asylum-flat-fee')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/fee/asylum-flat-fee')
    await fillByKeys(page, { name: FEE, kind: 'A flat', amount: '$2,500', order: '90' })
    await publish()
  })

  await test.step('the service from nothing', async () => {
    await page.goto('/dashboard/content/service/new')
    await page.keyboard.type('Asylum')
    await page.keyboard.press('Enter')
    await page.waitForURL(`**${FORM}`)
    await fillByKeys(page, HEAD)
    await tabTo(page, page.locator('#part-topics > summary'))
    await page.keyboard.press('Enter')
    await press('Add word')
    await page.keyboard.insertText('asylum')
    await tabTo(page, page.locator('#part-sections > summary'))
    await page.keyboard.press('Enter')
    for (const [index, [kind, fields]] of SECTIONS.entries()) {
      await addSection(page, kind)
      await fillByKeys(page, fields, `sections.${index}.`)
      if (kind !== 'questions and answers') continue
      await press('Add question')
      await fillByKeys(page, SECOND_QUESTION, QUESTION)
    }
    await press('Save draft')
    await expect(toast(page, 'Saved')).toBeVisible()
    await page.reload()
    await publish()
  })
  const addToMenu = async (locale: string, name: string) => {
    await page.goto(`/dashboard/content/menu/main${locale}`)
    await press('Add entry')
    await page.keyboard.insertText(name)
    await page.keyboard.press('Tab')
    await page.keyboard.insertText(PATHS.en)
    await publish()
  }
  await test.step('the menu', () => addToMenu('', 'Ask for asylum'))

  const missing = await read('/es/servicios/asylum')
  expect([missing.status, missing.text.includes(`href="${PATHS.en}"`)]).toEqual([404, true])

  for (const [locale, { slug: address, name, word }] of Object.entries(WORDS))
    await test.step(`in ${locale}`, async () => {
      await page.goto(`${FORM}/${locale}`)
      await fillByKeys(page, { ...translated(word), name, slug: address })
      await publish()
      await page.goto(`/dashboard/content/fee/asylum-flat-fee/${locale}`)
      await fillByKeys(page, { name: word })
      await publish()
      await addToMenu(`/${locale}`, word)
    })

  await test.step('readers and search engines find it in every language', async () => {
    const sitemap = (await read('/sitemap.xml')).text
    for (const [path, word, search] of [
      [PATHS.en, 'Ask for asylum', '/search?q=persecution'],
      [PATHS.es, WORDS.es.word, '/es/buscar?q=refugio'],
      [PATHS.pt, WORDS.pt.word, '/pt/buscar?q=abrigo'],
      [PATHS.fr, WORDS.fr.word, '/fr/recherche?q=abri'],
    ] as const) {
      const { status, text } = await read(path)
      expect([path, status]).toEqual([path, 200])
      expect(text).toContain(`rel="canonical" href="${site.origin}${path}"`)
      const [, entry = ''] = sitemap.split(`<loc>${site.origin}${path}</loc>`)
      const [alternates] = entry.split('</url>')
      for (const other of Object.values(PATHS))
        expect(alternates).toContain(`href="${site.origin}${other}"`)
      const image = /property="og:image" content="([^"]+)"/.exec(text)?.[1] ?? ''
      expect((await fetch(image)).headers.get('Content-Type')).toBe('image/png')
      const menu = text.slice(text.indexOf('<header'), text.indexOf('</header>'))
      expect(menu.split(`href="${path}"`).length, 'both menus').toBeGreaterThan(2)
      expect(menu).toContain(word)
      expect(text).toMatch(/2[,.\s]500/)
      expect((await read(search)).text).toContain(`href="${path}`)
    }
    expect((await read(`/blog/${slug}`)).text).toContain(`href="${PATHS.en}"`)
    expect((await read(PATHS.en)).text).toContain(`href="/blog/${slug}"`)
  })
})

const QUESTION = 'sections.3.items.1.'

/** One word of the language in every field of words. */
function translated(word: string): Record<string, string> {
  const paths = [
    ...Object.keys(HEAD),
    ...SECTIONS.flatMap(([, fields], index) =>
      Object.keys(fields).map((path) => `sections.${index}.${path}`),
    ),
    ...Object.keys(SECOND_QUESTION).map((path) => QUESTION + path),
  ]
  const isText = (path: string) => !['icon', 'art', 'sections.4.fees.0'].includes(path)
  return Object.fromEntries(paths.filter(isText).map((path) => [path, word]))
}

async function addSection(page: Page, kind: string): Promise<void> {
  await tabTo(page, page.locator('.recordadd > summary'))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('button', { name: `Add ${kind}`, exact: true }))
  await page.keyboard.press('Enter')
}
