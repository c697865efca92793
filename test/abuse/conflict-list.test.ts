import { describe, expect, test } from 'vitest'
import { openDesk, PAGE } from '#test/abuse/desk.ts'
import { HOSTILE } from '#test/abuse/hostile-texts.ts'
import { openWatchedSite } from '#test/abuse/site-fixture.ts'
import { placesWith } from '#test/abuse/stored-texts.ts'
import { aColleague } from '#test/colleagues.ts'
import { openedOnce } from '#test/opened.ts'
import { sqliteAlone } from '#test/postgres.ts'

const ADDRESS = '/dashboard/messages/conflict-list'

const bytes = (text: string, encoding: BufferEncoding = 'utf8') => Buffer.from(text, encoding)
const many = (count: number) => `name\n${'Amara Okafor\n'.repeat(count)}`

const kinds = sqliteAlone(
  'The list is kept by a store that is tested on both; what is asked here is what a file may hold.',
)

describe.each(kinds)('the list of the conflict check, on %s', (kind) => {
  const desk = openedOnce(async () => openDesk(await openWatchedSite(kind)))
  const listed = () => desk.site.db.selectFrom('name_lists').selectAll().execute()
  const upload = (file: Buffer) => {
    const form = new FormData()
    form.set('file', new File([new Uint8Array(file)], 'names.csv'))
    return desk.owner.post(ADDRESS, form, PAGE)
  }

  test.each([
    ['nothing', bytes(''), 'The file has no names.'],
    ['only a heading', bytes('name\n\n'), 'The file has no names.'],
    ['no heading', bytes('Ada Okafor\nChinedu Eze\n'), 'The first line has to name the columns'],
    ['another encoding', bytes('name\nJosé\n', 'latin1'), 'The file is not UTF-8 text.'],
    ['UTF-16', bytes('\ufeffname\nJosé\n', 'utf16le'), 'The file is not UTF-8 text.'],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0xff, 0x00]), 'The file is not UTF-8 text.'],
    ['too many names', bytes(many(50_001)), 'more than 50,000 names'],
    ['more bytes than allowed', bytes(many(850_000)), 'larger than 10 MB'],
    [
      'a line without a name',
      bytes('name,note\nAda Okafor,x\n,client\n'),
      'Line 3: the name is missing',
    ],
    ['a line without letters', bytes('name\n12345\n'), 'Line 2: the name has no letters'],
    ['a NUL', bytes('name\nAda\0Okafor\n'), 'Line 2: it has characters that cannot be stored'],
    [
      'a name without end',
      bytes(`name\n${'a'.repeat(201)}\n`),
      'Line 2: the name has more than 200',
    ],
    [
      'a note without end',
      bytes(`name,note\nAda,${'a'.repeat(201)}\n`),
      'Line 2: the note has more',
    ],
    ['a line without end', bytes(`name\n${'a,'.repeat(500_000)}\n`), 'longer than any line'],
    [
      'an open quotation mark',
      bytes('name\n"Ada Okafor\nChinedu Eze\n'),
      'a quotation mark is not closed',
    ],
  ])('%s is refused in words, and the list stays as it was', async (_, file, sentence) => {
    await upload(bytes('name\nKept Person\n'))
    const before = await listed()
    const refused = await upload(file)
    expect(refused.status).toBe(422)
    const page = await refused.text()
    expect(page).toContain('Nothing was imported')
    expect(page).toContain(sentence)
    expect(await listed()).toEqual(before)
  })

  test('of very many bad lines the first twenty are named and the rest counted', async () => {
    const refused = await upload(bytes(`name\n${'1\n'.repeat(1_000)}`))
    const page = await refused.text()
    expect(page.match(/Line \d+: /g)).toHaveLength(20)
    expect(page).toContain('And 180 more.')
  })

  test('no file, a file that is a text and a body that is cut off are refused', async () => {
    const statuses: number[] = []
    for (const file of ['', 'name\nAda Okafor\n']) {
      const form = new FormData()
      form.set('file', file)
      statuses.push((await desk.owner.post(ADDRESS, form, PAGE)).status)
    }
    const headers = { ...PAGE.headers, 'Content-Type': 'multipart/form-data; boundary=x' }
    const cut = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\nname'
    statuses.push((await desk.owner.post(ADDRESS, cut, { headers })).status)
    expect(statuses).toEqual([422, 400, 400])
  })

  test('files as Excel and Google Sheets write them are read', async () => {
    for (const file of [
      '\ufeffFirst Name;Last Name;Note\r\nÁda;Ọkáfọ̀r;"client; since 2019"\r\n',
      'NAME\tMATTER\nÁda Ọkáfọ̀r\tclient; since 2019\n',
      'id,Surname,Given name,notes\n7,Ọkáfọ̀r,Áda,"client; since 2019"\n\n\n',
    ])
      expect((await upload(bytes(file))).status).toBe(303)
    const id = await desk.inbox.receive({ name: 'Ada Okafor', email: 'excel@example.com' })
    expect(await desk.page(`/dashboard/messages/${id}`)).toContain('client; since 2019')
  })

  test('names and notes are text and nothing else, and a formula stays one', async () => {
    const hostile = [
      '=HYPERLINK("http://evil.example")',
      '__proto__ constructor',
      ...Object.values(HOSTILE),
    ]
    for (const name of hostile) {
      const quoted = `"Eve ${name.replaceAll('"', '""')}"`
      // A line separator is no character of a name, but an element is.
      const uploaded = await upload(bytes(`name,note\n${quoted},${quoted}\n`))
      expect(uploaded.status, name).toBe(303)
      const id = await desk.inbox.receive({
        name: `Eve ${name}`,
        email: `${crypto.randomUUID()}@example.com`,
      })
      const page = await desk.page(`/dashboard/messages/${id}`)
      expect(page).toContain('Check for a conflict of interest first')
      const none = await desk.page('/dashboard/messages/none')
      expect(page.match(/<script\b/g)).toHaveLength(none.match(/<script\b/g)?.length ?? 0)
      expect(page).not.toMatch(/<(?:img|svg)[^>]*onerror|<b[^>]*onmouseover/)
    }
  })

  test('an unread text with an open conflict reaches no browser: page, data, list, search and export', async () => {
    await upload(bytes('name\nWanda Withheld\n'))
    const secret = 'canary-withheld-52c1'
    const id = await desk.inbox.receive({
      name: 'Wanda Withheld',
      email: `${secret}@example.com`,
      message: `${secret} is what nobody may read yet`,
    })
    const { visitor: assistant } = await aColleague(desk.site, 'assistant')
    const message = `/dashboard/messages/${id}`
    const addresses = ['/dashboard/messages?', '/dashboard/messages?q=wanda', `${message}?`]
    for (const person of [desk.owner, assistant]) {
      for (const address of [
        ...addresses,
        ...addresses.map((each) => each.replace('?', '.data?')),
      ]) {
        const text = await (await person.get(address, PAGE)).text()
        expect(text).toContain('Wanda Withheld')
        expect(text).not.toContain(secret)
      }
      // It names the address.
      const ofPerson = await (await person.get(`${message}/person`, PAGE)).text()
      expect(ofPerson).not.toContain('nobody may read yet')
      const exported = await person.post(`${message}/export`, new URLSearchParams({ kind: 'json' }))
      expect(exported.status).toBe(409)
      expect(await exported.text()).not.toContain(secret)
    }
    expect((await assistant.post(`${message}/conflicts`, new URLSearchParams())).status).toBe(403)
    const row = desk.site.db.selectFrom('messages').select('read_at').where('id', '=', id)
    expect((await row.executeTakeFirstOrThrow()).read_at).toBeNull()

    // A form that names other conflicts clears nothing.
    await desk.owner.post(
      `${message}/conflicts`,
      new URLSearchParams({ conflict: 'made up' }),
      PAGE,
    )
    const page = await desk.page(message)
    const shown = /name="conflict" value="([^"]+)"/.exec(page)?.[1] ?? ''
    await desk.owner.post(`${message}/conflicts`, new URLSearchParams({ conflict: shown }), PAGE)
    expect(await desk.page(message)).toContain('nobody may read yet')
  })

  test('a copied database tells no name of the list and of messages', async () => {
    const name = 'Zyxwvut Qponmlk'
    await upload(bytes(`name\n${name}\n`))
    await desk.inbox.receive({ name, email: 'copied@example.com' })
    for (const part of [...name.split(' '), name.toLowerCase()])
      expect(await placesWith(desk.site, part)).toEqual([])
  })

  test.each([
    ['nothing but signs', '... --- ...'],
    ['a word of 200 letters', 'a'.repeat(200)],
    ['a hundred words', 'x '.repeat(99)],
    ['marks upon marks', `Z${'\u0301'.repeat(150)} Zalgo`],
    ['right to left', '\u202eevil \u202dname'],
    ['an expression', '(a+)+$ .* [z-a]'],
  ])('a message from %s is stored and shown', async (_, name) => {
    const id = await desk.inbox.receive({ name, email: `${crypto.randomUUID()}@example.com` })
    const answer = await desk.owner.get(`/dashboard/messages/${id}`, PAGE)
    expect(answer.status).toBe(200)
  })
})
