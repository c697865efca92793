import { parseJson } from '#app/platform/parse-json.ts'
import { z } from 'zod'
import {
  IMAGE_LIMITS,
  ORIGINAL_FORMATS,
  VARIANT_FORMATS,
  VARIANT_WIDTHS,
  type OriginalFormat,
  type VariantFormat,
  type VariantWidth,
} from '#app/features/images/image.ts'

export type EncodedImage = {
  width: number
  height: number
  original: { format: OriginalFormat; bytes: Uint8Array }
  variants: { width: VariantWidth; format: VariantFormat; bytes: Uint8Array }[]
}

type EncoderResponse = EncodedImage | { problem: 'damaged' | 'memory' }

const byteCount = z.int().min(1)
const side = z.int().min(1).max(IMAGE_LIMITS.side)
const imageHeader = z.object({
  width: side,
  height: side,
  original: z.object({ format: z.enum(ORIGINAL_FORMATS), bytes: byteCount }),
  variants: z.array(
    z.object({
      width: z.literal(VARIANT_WIDTHS),
      format: z.enum(VARIANT_FORMATS),
      bytes: byteCount,
    }),
  ),
})
const responseHeader = z.union([z.object({ problem: z.enum(['damaged', 'memory']) }), imageHeader])

/** A header line, then the bytes of the original and of the variants in order. */
export function formatResponse(response: EncoderResponse): Uint8Array[] {
  const line = (header: z.input<typeof responseHeader>) =>
    new TextEncoder().encode(`${JSON.stringify(header)}\n`)
  if ('problem' in response) return [line(response)]
  const { width, height, original, variants } = response
  const counted = <Part extends { bytes: Uint8Array }>(part: Part) => ({
    ...part,
    bytes: part.bytes.length,
  })
  const header = { width, height, original: counted(original), variants: variants.map(counted) }
  return [line(header), original.bytes, ...variants.map(({ bytes }) => bytes)]
}

/** The child has decoded an untrusted file, so its response is validated: null when incomplete or malformed. */
export function parseResponse(response: Uint8Array): EncoderResponse | null {
  const lineEnd = response.indexOf(0x0a)
  const firstLine = new TextDecoder().decode(response.subarray(0, Math.max(lineEnd, 0)))
  const parsed = responseHeader.safeParse(parseJson(firstLine))
  if (!parsed.success) return null
  if ('problem' in parsed.data) return parsed.data
  let at = lineEnd + 1
  const filled = <Part extends { bytes: number }>(part: Part) => {
    at += part.bytes
    return { ...part, bytes: response.subarray(at - part.bytes, at) }
  }
  const { width, height, original, variants } = parsed.data
  const image = { width, height, original: filled(original), variants: variants.map(filled) }
  return at === response.length ? image : null
}
