import { addColleague } from '#test/colleagues.ts'
import { test, writeAsVisitor } from '#test/journeys/inbox-desk.ts'
import { enter, expect, toast } from '#test/journeys/site.ts'
import { STAFF } from '#test/site.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const csv = (text: string) => ({
  name: 'names.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(text),
})

for (const javaScriptEnabled of [true, false]) {
  test(`a list is imported, a message of a like name is withheld until a lawyer clears it (script: ${javaScriptEnabled})`, async ({
    openAnotherSite,
    visit,
    complaints,
  }) => {
    // A file with a mistake.
    complaints.expect(/status of 422/)
    const site = await openAnotherSite()
    const baseURL = site.origin
    const desk = await visit({ javaScriptEnabled, baseURL })
    await enter(desk, site)
    await desk.goto('/dashboard/messages')
    await desk.getByRole('link', { name: 'List for the conflict check' }).click()
    const file = desk.getByLabel('CSV file')
    const submit = desk.getByRole('button', { name: 'Import' })
    await file.setInputFiles(csv('name,note\nMamadu Jalloh,"opposing party, 2024"\n,nobody\n'))
    await submit.click()
    await expect(desk.getByRole('alert')).toContainText('Line 3: the name is missing.')
    await file.setInputFiles(csv('name,note\nMamadu Jalloh,"opposing party, 2024"\n'))
    await submit.click()
    await expect(toast(desk, 'Imported')).toBeVisible()
    await expect(desk.getByText(`by ${STAFF.email}`)).toContainText('1 name, imported')

    await writeAsVisitor(site, 'Mamadou Diallo')

    if (javaScriptEnabled) {
      const assistant = await visit({ baseURL })
      await enter(assistant, site, await addColleague(site, 'assistant'))
      await assistant.goto('/dashboard/messages')
      await expect(assistant.getByText('Possible conflict', { exact: true })).toBeVisible()
      await expect(assistant.getByText('wants to know')).toHaveCount(0)
      await assistant.getByRole('link', { name: /Mamadou Diallo/ }).click()
      await expect(assistant.getByText('Please ask a lawyer.')).toBeVisible()
      await expect(assistant.getByRole('button', { name: 'No conflict' })).toHaveCount(0)
    }

    await desk.goto('/dashboard/messages')
    await desk.getByRole('link', { name: /Mamadou Diallo/ }).click()
    await expect(desk.getByRole('heading', { name: 'Sounds alike' })).toBeVisible()
    await expect(desk.getByText('opposing party, 2024')).toBeVisible()
    await expect(desk.getByText('wants to know')).toHaveCount(0)
    await desk.getByRole('button', { name: 'No conflict: open the message' }).click()
    await expect(desk.getByText('This is what Mamadou Diallo wants to know.')).toBeVisible()
    await expect(desk.getByText(`Cleared by ${STAFF.email}`)).toBeVisible()
    await expect(desk.locator('.trail')).toContainText('Cleared a possible conflict')
    const reference = (await desk.locator('.mhead .ref').textContent()) ?? ''

    const log = await (await desk.request.get('/dashboard/activity')).text()
    expect(log).toContain(`Cleared a possible conflict, ${reference} / list`)
    expect(log).toContain('Imported the list of the conflict check, 1 name')
  })
}
