import { expect, test } from 'vitest'
import { openMailedSite } from '#test/abuse/contact-fixture.ts'
import { addColleague } from '#test/colleagues.ts'
import { openedOnce } from '#test/opened.ts'
import { aVisitor } from '#test/site.ts'

const PUBLIC_ORIGIN = 'https://firm.example'
const PAGE = '/dashboard/account/email'
const ACCOUNT = '/dashboard/account'

// On SQLite alone: what the database decides has its tests beside the queries.
const site = openedOnce(() => openMailedSite('sqlite', { environment: { PUBLIC_ORIGIN } }))
let colleagues = 0

test('one’s own email is changed by the link in the mail, the former address is told, and nothing typed is lost', async () => {
  const { colleague, email } = await aSignedInColleague()
  const wanted = { email: `new.${email}`, password: colleague.password }
  const refused = await colleague.send(PAGE, { ...wanted, password: 'a wrong guess' })
  expect(refused.status).toBe(422)
  const again = await refused.text()
  expect(again).toContain('This is not your password.')
  expect(again).toContain(`value="${wanted.email}"`)
  const asked = await colleague.send(PAGE, wanted)
  expect([asked.status, asked.headers.get('Location')]).toEqual([303, ACCOUNT])
  expect(await colleague.text(ACCOUNT)).toContain(`It becomes ${wanted.email} once`)

  const path = await linkTo(wanted.email)
  const mailbox = aPerson()
  expect(await mailbox.text(path)).toContain('Confirm your new email')
  const confirmed = await mailbox.send(path, {})
  expect([confirmed.status, confirmed.headers.get('Location')]).toEqual([303, '/login'])
  const login = await mailbox.text('/login')
  expect([login.includes('Email changed'), login.includes(wanted.email)]).toEqual([true, true])
  expect(await mailTo(email)).toContain(wanted.email)
  expect(await colleague.text(ACCOUNT)).toContain(`You sign in with ${wanted.email}.`)
  const used = await mailbox.send(path, {})
  expect([used.status, await used.text()]).toEqual([
    404,
    expect.stringContaining('no longer works'),
  ])
})

test.each([
  ['its owner', 'Email changed', true],
  ['a colleague', 'Email of another account changed', false],
])('a link that is opened where %s is signed in signs nobody in or out', async (_, said, isOwn) => {
  const asker = await aSignedInColleague()
  const { colleague: here, email } = isOwn ? asker : await aSignedInColleague()
  const wanted = `new.${asker.email}`
  await asker.colleague.send(PAGE, { email: wanted, password: asker.colleague.password })
  const confirmed = await here.send(await linkTo(wanted), {})
  expect([confirmed.status, confirmed.headers.get('Location')]).toEqual([303, ACCOUNT])
  const page = await here.text(ACCOUNT)
  expect(page).toContain(said)
  expect(page).toContain(`You sign in with ${isOwn ? wanted : email}.`)
})

test('an email that somebody got meanwhile is not taken from them', async () => {
  const { colleague } = await aSignedInColleague()
  const { email } = await addColleague(site, 'lawyer', 'meanwhile')
  await site.db.updateTable('users').set({ email: 'a@b.c' }).where('email', '=', email).execute()
  await colleague.send(PAGE, { email, password: colleague.password })
  const path = await linkTo(email)
  await site.db.updateTable('users').set({ email }).where('email', '=', 'a@b.c').execute()
  const refused = await aPerson().send(path, {})
  expect(refused.status).toBe(409)
  expect(await refused.text()).toContain('Another account has this email. Yours stays as it was.')
})

function aPerson() {
  const visitor = aVisitor(site.address)
  const init = { headers: { Origin: PUBLIC_ORIGIN } }
  const send = (to: string, fields: Record<string, string>) =>
    visitor.post(to, new URLSearchParams(fields), init)
  return { send, text: (path: string) => visitor.text(path) }
}

async function aSignedInColleague() {
  const { email, password } = await addColleague(site, 'lawyer', `lawyer${(colleagues += 1)}`)
  const person = aPerson()
  await person.send('/login', { email, password })
  return { colleague: { ...person, password }, email }
}

async function linkTo(address: string): Promise<string> {
  const link = /https:\/\/firm\.example(\/email-change\/[\w-]+)/.exec(await mailTo(address))
  return link?.[1] ?? ''
}

async function mailTo(address: string): Promise<string> {
  const mails = () => site.box.mails.filter(({ to }) => to.includes(address))
  await expect.poll(() => mails()).toHaveLength(1)
  // Quoted-printable breaks long lines.
  return mails()[0]?.raw.replaceAll('=\r\n', '') ?? ''
}
