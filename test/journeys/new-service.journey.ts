import { DESKTOP, expectAccessible, PHONE } from '#test/journeys/accessible.ts'
import { tabTo } from '#test/journeys/keyboard.ts'
import { expect, test, toast } from '#test/journeys/site.ts'

test('a lawyer makes a service from a copy, publishes it, sees it in the menu, removes it and restores it', async ({
  openDashboard,
  complaints,
}) => {
  complaints.expect(/status of 422/)
  const { site, page } = await openDashboard({}, { reducedMotion: 'reduce' })
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const press = async (name: string) => {
    await tabTo(page, button(name))
    await page.keyboard.press('Enter')
  }
  const menu = async () => {
    const home = await (await fetch(site.origin)).text()
    return home.slice(home.indexOf('<header'), home.indexOf('</header>'))
  }

  await test.step('a name without a letter is refused and stays; the copy begins as a draft', async () => {
    await page.goto('/dashboard/content/service')
    await page.getByRole('link', { name: 'New service', exact: true }).press('Enter')
    await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused()
    await page.keyboard.type('🙂')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Please use at least one letter')).toBeVisible()
    await expectAccessible(page, [DESKTOP, PHONE], ['light'])
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('🙂')
    await page.getByRole('textbox', { name: 'Name' }).fill('🙂 Asylum')
    await tabTo(page, page.getByRole('combobox', { name: 'Begins as' }))
    // The last of the list is the last one that ships.
    await page.keyboard.press('End')
    await press('Begin')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('🙂 Asylum')
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Asylum')
    expect(await menu()).not.toContain('/services/asylum')
  })

  await test.step('it is published, and readers find it in the menu', async () => {
    await press('Publish')
    await expect(toast(page, 'Published')).toBeVisible()
    expect(await menu()).toMatch(/href="\/services\/asylum"[^>]*>Asylum</)
  })

  await test.step('it is removed, and restored as a draft with its words', async () => {
    await page.getByRole('link', { name: 'Remove', exact: true }).press('Enter')
    await button('Remove from the site').press('Enter')
    await expect(toast(page, 'Removed')).toBeVisible()
    expect(await menu()).not.toContain('/services/asylum')
    await page.getByText('1 removed').press('Enter')
    await expectAccessible(page, [DESKTOP, PHONE], ['light'])
    await press('Restore Asylum')
    await expect(toast(page, 'Restored')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Asylum')
    expect(await menu()).not.toContain('/services/asylum')
    await press('Publish')
    await expect(toast(page, 'Published')).toBeVisible()
    expect(await menu()).toContain('/services/asylum')
  })

  await test.step('the form of a menu offers the new page', async () => {
    await page.goto('/dashboard/content/menu/main')
    const address = page.getByRole('combobox', { name: 'Address' }).first()
    const list = await address.getAttribute('list')
    const offered = page.locator(`datalist#${list} > option[value="/services/asylum"]`)
    expect(await offered.textContent()).toBe('Asylum')
  })
})
