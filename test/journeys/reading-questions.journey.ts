import type { Locator, Page } from '@playwright/test'
import { expect, test } from '#test/journeys/site.ts'

const SCREEN = { width: 360, height: 640 }

const menu = (page: Page) => page.locator('[data-menu] > summary')
const inMenu = (name: string) => (page: Page) =>
  page.locator('.sheetmenu').getByRole('link', { name, exact: true })
const rowOf = (label: string) => (page: Page) =>
  page.getByRole('table', { name: 'Who may petition for whom' }).getByRole('row', { name: label })

type Question = {
  asks: string
  presses: ((page: Page) => Locator)[]
  answer: (page: Page) => Locator
  says: RegExp
}

// What clients ask, and the pages on which a reader finds the answer within a few presses.
const QUESTIONS: Question[] = [
  {
    asks: 'my sister',
    presses: [menu, inMenu('Family Immigration')],
    answer: rowOf('Brother or sister'),
    says: /Brother or sister\s*F4\s*No/,
  },
  {
    asks: 'my parents',
    presses: [menu, inMenu('Family Immigration')],
    answer: rowOf('Mother or father'),
    says: /Mother or father\s*No line\s*No/,
  },
  {
    asks: 'I was robbed and the police came',
    presses: [menu, inMenu('U-Visa')],
    answer: (page) => page.getByRole('region', { name: 'Is it for you?' }).getByRole('list'),
    says: /victim of a crime that counts.*You are helping the police/s,
  },
  {
    asks: 'what does it cost',
    presses: [
      (page) => page.getByRole('main').getByRole('link', { name: 'How fees work' }).first(),
    ],
    answer: (page) => page.getByRole('region', { name: 'Our fee' }).getByText(/in writing/),
    says: /Ask for our fee in writing/,
  },
  {
    asks: 'I marry a citizen in June',
    presses: [menu, inMenu('Family Immigration')],
    answer: rowOf('Husband or wife'),
    says: /Husband or wife\s*No line/,
  },
  {
    asks: 'my employer wants me',
    presses: [menu, inMenu('Work Visas')],
    answer: (page) =>
      page
        .getByRole('row', { name: /^H-1B/ })
        .getByRole('cell')
        .filter({ hasText: 'The employer' }),
    says: /The employer/,
  },
  {
    asks: 'can I invest 800,000 dollars',
    presses: [menu, inMenu('Investor Visa')],
    answer: (page) =>
      page.getByRole('row', { name: /^EB-5/ }).getByRole('cell').filter({ hasText: '$800,000' }),
    says: /\$800,000 in a targeted employment area/,
  },
  {
    asks: 'I have waited since 2015',
    presses: [menu, inMenu('Family Immigration')],
    answer: (page) => page.getByRole('link', { name: /^See your place in line/ }),
    says: /place in line/,
  },
  {
    asks: 'am I safe writing to you',
    presses: [menu, inMenu('Contact')],
    answer: (page) => page.getByText('We store them encrypted, and only our staff may read them.'),
    says: /only our staff/,
  },
  {
    asks: 'do you speak Spanish',
    presses: [menu],
    answer: (page) => page.locator('.sheetmenu').getByText('We work in English.'),
    says: /We work in English/,
  },
]

test('every question is answered two presses from Home, and one screen down', async ({ visit }) => {
  const page = await visit({ viewport: SCREEN, hasTouch: true, isMobile: true })
  for (const { asks, presses, answer, says } of QUESTIONS)
    await test.step(asks, async () => {
      await page.goto('/')
      expect(presses.length).toBeLessThanOrEqual(2)
      for (const press of presses) {
        await expectNear(page, press(page))
        await press(page).tap()
      }
      await expect(answer(page)).toHaveText(says)
      await expectNear(page, answer(page))
    })
})

/** It stands on this screen or the next one, above the buttons that float at its end. */
async function expectNear(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  await page.waitForLoadState()
  const floats = await page.locator('.floats').boundingBox()
  const box = await target.boundingBox()
  expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(
    SCREEN.height + (floats?.y ?? 0),
  )
}
