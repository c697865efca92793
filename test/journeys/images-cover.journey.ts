import { editorFields, expectLive, fillEditor } from '#test/journeys/dashboard.ts'
import { aPhoto, giveFiles } from '#test/journeys/images.ts'
import { enter, expect, test } from '#test/journeys/site.ts'

test('a cover is dropped, pasted or taken from the library', async ({ page, site }) => {
  await enter(page, site)
  await page.goto('/dashboard/blog/new')
  await expectLive(page)
  await fillEditor(page, { title: 'A head for the post', image: '', imageAlt: '' })
  const field = page.locator('#image-field')
  await giveFiles(field.locator('.drop-img'), 'drop', [await aPhoto('dropped.jpg')])
  await expect(page.getByText('Chosen: dropped.jpg.')).toBeVisible()
  await expect(field.getByText('Please say what the picture shows')).toBeVisible()
  await editorFields(page).imageAlt.fill('A flag')
  await expect(field.getByText('Please say what the picture shows')).toBeHidden()
  await field.getByLabel('It only decorates').check()
  await expect(editorFields(page).imageAlt).toHaveValue('')
  await field.getByLabel('It only decorates').uncheck()
  await expect(editorFields(page).imageAlt).toHaveValue('A flag')

  await giveFiles(editorFields(page).file, 'paste', [await aPhoto('pasted.jpg')])
  await expect(page.getByText('Chosen: pasted.jpg.')).toBeVisible()
  await page.request.post('/dashboard/images', {
    multipart: { file: await aPhoto('library.jpg') },
    headers: { Origin: new URL(page.url()).origin },
  })
  await field.getByRole('link', { name: 'Choose from the library' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Take / })
    .first()
    .click()
  await expect(editorFields(page).image).toHaveValue(/^\/images\/blog-\d{13}\.jpg$/)
  await expect(page.getByText('Chosen: pasted.jpg.')).toBeHidden()
  await expect(field.locator('.preview')).toHaveAttribute('src', /^\/images\//)
})
