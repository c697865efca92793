import { theInboxOf } from '#test/factories/inbox.ts'
import { inDatabase } from '#test/in-database.ts'
import { DESKTOP, expectAccessible, PHONE } from '#test/journeys/accessible.ts'
import { enter, expect, fillLogin, test, toast } from '#test/journeys/site.ts'
import { createPost } from '#test/post-requests.ts'
import { aStaffMember, STAFF, type TestSite } from '#test/site.ts'

const PASSWORD = 'seventeen quiet rivers'

const rowOf = (page: Parameters<typeof enter>[0], text: string) =>
  page.getByRole('row').filter({ hasText: text })

/** For longer than a password or a code counts. */
function leaveUnlocked(site: TestSite) {
  const long = { created_at: new Date(Date.now() - 11 * 60_000), proven_at: null }
  return inDatabase(site, (db) => db.updateTable('sessions').set(long).execute())
}

type Work = { post: string; message: string; successor: string }

/** A draft of theirs, and a message that is assigned to them. */
async function giveWork(site: TestSite, person: typeof STAFF): Promise<Work> {
  const { id: post } = await createPost(await aStaffMember(site.origin, person))
  return inDatabase(site, async (db) => {
    const { receive } = await theInboxOf({ db, dataDir: site.dataDir }, Date.now())
    const message = await receive()
    const them = db.selectFrom('users').select('id').where('email', '=', person.email)
    const assigned = { assignee_id: them, state: 'answered' } as const
    await db.updateTable('messages').set(assigned).where('id', '=', message).execute()
    const staff = db.selectFrom('users').select('id').where('email', '=', STAFF.email)
    return { post, message, successor: (await staff.executeTakeFirstOrThrow()).id }
  })
}

/** To whom it is assigned now; other journeys do not meet it. */
async function takeWork(site: TestSite, { post, message }: Work) {
  return inDatabase(site, async (db) => {
    const people = db.selectFrom('users').select('email')
    const assignees = [
      people.innerJoin('post_reviews', 'assignee_id', 'users.id').where('post_id', '=', post),
      people.innerJoin('messages', 'assignee_id', 'users.id').where('messages.id', '=', message),
    ]
    const found = await Promise.all(assignees.map((each) => each.executeTakeFirst()))
    await db.deleteFrom('blog_posts').where('id', '=', post).execute()
    await db.deleteFrom('messages').where('id', '=', message).execute()
    return found.map((each) => each?.email)
  })
}

test.describe('the staff', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('an invited colleague joins and is disabled', async ({ page, site, visit, complaints }) => {
    for (const status of [401, 403, 422]) complaints.expect(new RegExp(`status of ${status}`))
    await enter(page, site)
    await page.goto('/dashboard')
    const desk = page.getByRole('navigation', { name: 'Dashboard' })
    await desk.getByRole('link', { name: 'Staff accounts' }).click()
    // Posts of other journeys may be in the list that is left.
    await page.waitForURL('**/dashboard/staff')
    await page.getByLabel('Name', { exact: true }).fill('Bert')
    await page.getByLabel('Email').fill('bert.new@example.com')
    await page.getByRole('radio', { name: /^Lawyer/ }).check()
    await leaveUnlocked(site)
    await page.getByRole('button', { name: 'Make the invitation' }).click()
    await expect(page.getByLabel('Your password')).toBeFocused()
    await expect(page.getByLabel('Email')).toHaveValue('bert.new@example.com')
    await expectAccessible(page, [PHONE])
    await page.keyboard.type(STAFF.password)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'The invitation for bert.new@' })).toBeFocused()
    await expect(page.getByLabel('Email')).toHaveValue('')
    const first = await page.getByRole('code').textContent()
    await page.getByLabel('Name', { exact: true }).fill('The next one')
    await rowOf(page, 'bert.new@example.com')
      .getByRole('button', { name: /^New link/ })
      .click()
    await expect(page.getByRole('code')).not.toHaveText(first ?? '')
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('The next one')
    const address = await page.getByRole('code').textContent()
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: 'Copy the link' }).click()
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)
    await expect(rowOf(page, 'bert.new@example.com')).toContainText('Invited')
    await expectAccessible(page, [DESKTOP])

    const bert = await visit({ reducedMotion: 'reduce' })
    await bert.goto(address ?? '')
    await expect(bert.getByLabel('Your name')).toHaveValue('Bert')
    await bert.getByLabel('Your name').fill('Bert Okafor')
    await bert.getByLabel('Password').fill(PASSWORD)
    await expectAccessible(bert, [PHONE])
    await bert.getByRole('button', { name: 'Create my account' }).click()
    await expect(bert).toHaveURL('/login')
    await expect(toast(bert, 'Account created')).toBeVisible()
    await expect(bert.getByLabel('Email')).toHaveValue('bert.new@example.com')
    await fillLogin(bert, { email: 'bert.new@example.com', password: PASSWORD })
    await bert.waitForURL('**/dashboard')

    await page.goto('/dashboard/staff')
    const row = rowOf(page, 'bert.new@example.com')
    await expect(row).toContainText('Bert Okafor')
    await expect(row).toContainText('Active')
    await row.getByRole('link', { name: 'Disable Bert Okafor' }).click()
    const question = page.getByRole('dialog', { name: 'Disable Bert Okafor?' })
    await expect(question.getByRole('button', { name: 'Keep it active' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL('/dashboard/staff')
    const work = await giveWork(site, { email: 'bert.new@example.com', password: PASSWORD })
    await row.getByRole('link', { name: 'Disable Bert Okafor' }).click()
    await expect(question).toContainText(
      '1 post is assigned to them or is their draft. 1 message is assigned to them.',
    )
    // Shown to be accessible by `dashboard-screens.journey.ts`.
    await expect(question.getByLabel('Hand over to')).toBeFocused()
    await question.getByLabel('Hand over to').selectOption(work.successor)
    await question.getByRole('button', { name: 'Disable' }).click()
    await expect(toast(page, 'Account disabled')).toBeVisible()
    await expect(row).toContainText('Disabled')
    expect(await takeWork(site, work)).toEqual([STAFF.email, STAFF.email])

    // By itself, also where the list was just being refreshed.
    await expect(bert).toHaveURL('/login')
    await fillLogin(bert, { email: 'bert.new@example.com', password: PASSWORD })
    await expect(toast(bert, 'Authentication error')).toContainText('has been disabled')
  })

  test('the activity page tells what was done, filtered', async ({ page, site }) => {
    await enter(page, site)
    await page.goto('/dashboard/staff')
    await page.getByLabel('Email').fill('eve@example.com')
    await page.getByRole('radio', { name: /^Assistant/ }).check()
    await page.getByRole('button', { name: 'Make the invitation' }).click()
    await page.getByRole('button', { name: 'Withdraw the invitation of eve@example.com' }).click()
    await expect(toast(page, 'Invitation withdrawn')).toBeVisible()

    await page.getByRole('link', { name: 'Audit log' }).click()
    const withdrawal = rowOf(page, 'Withdrew the invitation of eve@example.com')
    await expect(withdrawal).toContainText(STAFF.email)
    await expect(page.locator('time').first()).toHaveText(/20\d\d, \d+:\d\d [AP]M E[SD]T$/)
    // In light colors it is shown by `dashboard-screens.journey.ts`.
    await expectAccessible(page, [DESKTOP], ['dark'])
    await page.getByLabel('Person').selectOption('The settings at the start')
    await page.getByRole('button', { name: 'Show', exact: true }).click()
    await expect(page.getByRole('row')).toHaveCount(2)
    await expect(rowOf(page, `Made the account ${STAFF.email}`)).toBeVisible()
    await page.getByLabel('About').selectOption('Posts')
    await page.getByRole('button', { name: 'Show', exact: true }).click()
    await expect(page.getByText('Nothing matches.')).toBeVisible()
    await page.goBack()
    await expect(page.getByLabel('About')).toHaveValue('')
    await expect(rowOf(page, `Made the account ${STAFF.email}`)).toBeVisible()

    await page.getByLabel('About').selectOption('Accounts')
    await page.getByRole('button', { name: 'Show', exact: true }).click()
    await expect(page).toHaveURL(/about=account/)
    await leaveUnlocked(site)
    await page.getByRole('link', { name: 'Export as CSV' }).click()
    await expect(page.getByLabel('Your password')).toBeFocused()
    await page.keyboard.type(STAFF.password)
    await page.keyboard.press('Enter')
    await expect(toast(page, 'Confirmed')).toBeVisible()
    await expect(page).toHaveURL(/activity\?.*about=account/)
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Export as CSV' }).click()
    expect((await download).suggestedFilename()).toBe('activity.csv')
  })
})
