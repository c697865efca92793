import { decodeQR } from 'qr/decode.js'
import { expect, test } from 'vitest'
import {
  describeApp,
  drawQr,
  makeAppSecret,
} from '#app/features/auth/second-factor/authenticator.server.ts'
import { parseCode } from '#app/features/auth/second-factor/second-factor.ts'
import { appCode } from '#test/second-factor.ts'

test('a code is read however it was grouped, and told from a recovery code', () => {
  expect(parseCode(' 123 456 ')).toEqual({ kind: 'app', code: '123456' })
  expect(parseCode('AB2CD-ef3gh')).toEqual({ kind: 'recovery', code: 'ab2cdef3gh' })
  for (const text of ['', '12345', '1234567', 'abc', '١٢٣٤٥٦', 'ab2cd_ef3gh'])
    expect(parseCode(text)).toBeNull()
})

test('the image says the same as the text, to anyone who scans it', async () => {
  const sealed = await makeAppSecret('a site’s secret')
  const account = { issuer: 'Alder & Quill Immigration Law', email: 'anna@example.com' }
  const app = await describeApp(sealed, 'a site’s secret', account)
  const { size, path } = drawQr(app.uri)
  const uri = new URL(decodeQR(rasterOf(size, path)))
  expect(uri.protocol).toBe('otpauth:')
  expect(uri.searchParams.get('issuer')).toBe(account.issuer)
  expect(uri.searchParams.get('secret')).toBe(app.secret.replaceAll(' ', ''))
})

test('the codes of the tests are those of RFC 6238', () => {
  // Appendix B: at 59 s the eight digits are 94287082.
  expect(appCode('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', 0, 59_000)).toBe('287082')
})

const SCALE = 4

function rasterOf(size: number, path: string) {
  const side = size * SCALE
  const data = new Uint8Array(side * side * 4).fill(255)
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let down = 0; down < SCALE; down += 1) {
      for (let right = 0; right < SCALE; right += 1) {
        const pixel = (Number(y) * SCALE + down) * side + Number(x) * SCALE + right
        data.fill(0, pixel * 4, pixel * 4 + 3)
      }
    }
  }
  return { width: side, height: side, data }
}
