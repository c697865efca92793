import { localPath } from '#test/local-path.ts'
import { expect, test } from 'vitest'
import { interfaceTexts } from '#app/features/site/interface-texts.ts'
import { longDate } from '#app/platform/local-time.ts'
import { LOCALES } from '#app/platform/texts/locales.ts'
import { openedOnce } from '#test/opened.ts'
import { wordsOf } from '#test/seo/words-of.ts'
import { aVisitor, openSite } from '#test/site.ts'

const site = openedOnce(() => openSite('sqlite'))

test.each(LOCALES)('in %s the form and the tool answer without JavaScript', async (locale) => {
  const { messageForm, tools } = interfaceTexts(locale)
  const { alerts, problems, sent } = messageForm.form
  const visitor = aVisitor(site.origin)
  const path = localPath('/contact', locale)
  const send = (form: Record<string, string>) => visitor.post(path, new URLSearchParams(form))

  const refused = await send({ name: 'Ana María' })
  expect(refused.status).toBe(422)
  const words = wordsOf(await refused.text())
  expect(words).toContain(alerts.empty.title)
  expect(words).toContain(problems.email.empty)
  expect(words).not.toContain(sent.title)

  const form = { name: 'Ana María', email: 'ana@example.com', message: '¿Qué puedo hacer?' }
  const taken = await send(form)
  expect([taken.status, taken.headers.get('Location')]).toEqual([303, `${path}#message`])
  const thanks = wordsOf(await visitor.text(path))
  expect(thanks).toContain(sent.title)
  expect(thanks).toContain(sent.toast.title)

  const asked = new URLSearchParams({ tool: 'filing-date', since: '01/13/2021' })
  const tool = await visitor.post(localPath('/services/citizenship', locale), asked)
  const answer = wordsOf(await tool.text())
  expect(answer).toContain(longDate('2021-01-13', locale))
  expect(answer).toContain(tools.filingDate.submit)
})
