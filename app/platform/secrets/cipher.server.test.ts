import { expect, onTestFinished, test } from 'vitest'
import { createCipher, readEncryptionSecrets } from '#app/platform/secrets/cipher.server.ts'
import { openFolder } from '#test/fixtures/folder.ts'

const OLD = 'an old secret that is long enough for a key'
const NEW = 'a new secret that is long enough for a key'
const text = 'Grüße, 世界, 🙂'

test('an encrypted text opens with its key, and shows nothing of itself', () => {
  const cipher = createCipher([OLD])
  const sealed = cipher.encrypt(text, 'messages:1')
  expect(cipher.open(sealed, 'messages:1')).toEqual({ ok: true, value: text })
  expect(Buffer.from(sealed.sealed, 'base64url').includes(Buffer.from('Grüße'))).toBe(false)
  expect(cipher.encrypt(text, 'messages:1').sealed).not.toBe(sealed.sealed)
})

test('an encrypted text opens in its own place only, and not after a change', () => {
  const cipher = createCipher([OLD])
  const sealed = cipher.encrypt(text, 'messages:1')
  expect(cipher.open(sealed, 'messages:2')).toEqual({ ok: false, problem: 'damaged' })
  for (const at of [0, 14, 30, sealed.sealed.length - 2]) {
    const other = sealed.sealed[at] === 'A' ? 'B' : 'A'
    const changed = sealed.sealed.slice(0, at) + other + sealed.sealed.slice(at + 1)
    expect(cipher.open({ ...sealed, sealed: changed }, 'messages:1').ok).toBe(false)
  }
  expect(cipher.open({ ...sealed, sealed: 'AAAA' }, 'messages:1').ok).toBe(false)
})

test('a key is rotated: the new one encrypts, both open, and without the old one its texts are lost', () => {
  const before = createCipher([OLD]).encrypt(text, 'a')
  const both = createCipher([NEW, OLD])
  expect(both.open(before, 'a')).toEqual({ ok: true, value: text })
  const after = both.encrypt(text, 'a')
  expect(after.keyId).not.toBe(before.keyId)
  expect(createCipher([NEW]).open(after, 'a').ok).toBe(true)
  expect(createCipher([NEW]).open(before, 'a')).toEqual({ ok: false, problem: 'lost-key' })
})

test('what was erased says so', () => {
  const erased = createCipher([OLD]).open({ keyId: '', sealed: '' }, 'a')
  expect(erased).toEqual({ ok: false, problem: 'erased' })
})

test('a fingerprint is the same for the same text and key, and another for another key', () => {
  expect(createCipher([OLD]).fingerprint(text)).toBe(createCipher([OLD]).fingerprint(text))
  expect(createCipher([OLD]).fingerprint(text)).not.toBe(createCipher([NEW]).fingerprint(text))
})

test('without a configured secret one is made once; the file may hold several', async () => {
  const { folder: dataDir, write, close } = await openFolder()
  onTestFinished(close)
  const read = (...messageKeys: string[]) => readEncryptionSecrets({ dataDir, messageKeys })
  const [made] = await read()
  const added = NEW.replaceAll(' ', '-')
  write('message-key', `${added}\n${made}\n`)
  expect(await read()).toEqual([added, made])
  expect(await read(OLD)).toEqual([OLD])
})
