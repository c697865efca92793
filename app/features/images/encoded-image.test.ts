import { describe, expect, test } from 'vitest'
import {
  formatResponse,
  parseResponse,
  type EncodedImage,
} from '#app/features/images/encoded-image.ts'

const image: EncodedImage = {
  width: 900,
  height: 600,
  original: { format: 'jpg', bytes: Buffer.from([1, 2, 3]) },
  variants: [
    { width: 800, format: 'avif', bytes: Buffer.from([4]) },
    { width: 400, format: 'webp', bytes: Buffer.from([5, 6]) },
  ],
}

const whole = Buffer.concat(formatResponse(image))

describe('the answer of the encoder', () => {
  test.each([image, { problem: 'damaged' as const }])('arrives unchanged', (response) => {
    expect(parseResponse(Buffer.concat(formatResponse(response)))).toEqual(response)
  })

  test('is nothing when a byte is missing or too many', () => {
    for (let length = 0; length < whole.length; length += 1)
      expect(parseResponse(whole.subarray(0, length)), `${length} bytes`).toBeNull()
    expect(parseResponse(Buffer.concat([whole, Buffer.from([7])]))).toBeNull()
  })

  test.each([
    '{"problem":"<script>"}\n',
    '{"width":900,"height":600,"original":{"format":"svg","bytes":1},"variants":[]}\nx',
    '{"width":900,"height":600,"original":{"format":"jpg","bytes":1e99},"variants":[]}\nx',
    '{"width":900,"height":600,"original":{"format":"jpg","bytes":1},"variants":[{"width":"../x","format":"webp","bytes":1}]}\nxy',
    'null\n',
    '\n',
  ])('is nothing when it says %j', (text) => {
    expect(parseResponse(Buffer.from(text))).toBeNull()
  })
})
