import { aPostForm } from '#test/factories/posts.ts'
import { STAFF } from '#test/site.ts'

export const FORM = 'application/x-www-form-urlencoded'
export const EXPIRY = 'the-boundary-of-a-well-made-form'
export const MULTIPART = `multipart/form-data; boundary=${EXPIRY}`
const JSON_TYPE = 'application/json'

export type GivenBody = { type: string; body: string | Buffer }

export function multipart(fields: [name: string, value: string | Buffer][]): Buffer {
  const parts = fields.map(([name, value]) =>
    Buffer.concat([
      Buffer.from(`--${EXPIRY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n`),
      Buffer.from(value as string),
      Buffer.from('\r\n'),
    ]),
  )
  return Buffer.concat([...parts, Buffer.from(`--${EXPIRY}--\r\n`)])
}

export const fieldsWith = (
  changed: Record<string, string | Buffer>,
): [string, string | Buffer][] => {
  const { published: _, ...form } = aPostForm()
  return Object.entries<string | Buffer>({ ...form, version: '1', ...STAFF, ...changed })
}
export function urlEncoded(excerpt: string): string {
  const fields = new URLSearchParams(fieldsWith({}) as [string, string][])
  fields.delete('excerpt')
  return `${fields.toString()}&excerpt=${excerpt}`
}
export const wellFormed = multipart(fieldsWith({}))

const json = (body: string): GivenBody => ({ type: JSON_TYPE, body })
const parts = (body: string | Buffer): GivenBody => ({ type: MULTIPART, body })
const fields = (body: string): GivenBody => ({ type: FORM, body })
const HEAD = `--${EXPIRY}\r\nContent-Disposition: form-da`

export const unreadable: [string, GivenBody][] = [
  ['an array of 20,000 levels', json('['.repeat(20_000))],
  ['an object of 20,000 levels', json('{"a":'.repeat(20_000))],
  ['an object that names its prototype', json('{"__proto__":{"published":true},"title":"x"}')],
  ['an object with a name twice', json('{"title":"one","title":"two"}')],
  ['a good object where a form is expected', json(JSON.stringify({ ...aPostForm(), ...STAFF }))],
  ['half an object', json('{"title":')],
  ['a form of parts without a boundary', { type: 'multipart/form-data', body: wellFormed }],
  ['a form of parts with another boundary', { type: `${MULTIPART}-but-another`, body: wellFormed }],
  ['a form of parts that ends early', parts(wellFormed.subarray(0, -9))],
  ['a form of parts that ends in a header', parts(HEAD)],
  ['a part without a name', parts(`${HEAD}ta\r\n\r\na\r\n--${EXPIRY}--\r\n`)],
  ['noise', parts(Buffer.from([0xff, 0xfe, 0, 1, 2, 3, 0x80]))],
]

const titled = (bytes: string) =>
  parts(multipart(fieldsWith({ title: Buffer.from(`A long ${bytes} title`, 'latin1') })))

export const unstorable: [string, GivenBody][] = [
  ['NUL in a title', titled('\0')],
  ['NUL in an e-mail', parts(multipart(fieldsWith({ title: 'A \0', email: 'a\0@b.c' })))],
  ['bytes that are not UTF-8', titled('\xff')],
  ['half a surrogate pair', titled('\xed\xa0\x80')],
  ['an overlong slash', titled('\xc0\xaf')],
  ['NUL in an encoded form', fields(urlEncoded('a%00bcdefghijkl'))],
  ['bytes that are not UTF-8 in an encoded form', fields(urlEncoded('a%ffbcdefghijkl'))],
  ['half a surrogate pair in an encoded form', fields(urlEncoded('a%ed%a0%80bcdefghij'))],
  ['NUL in another field', parts(multipart([...fieldsWith({}), ['other', 'a\0b']]))],
]
