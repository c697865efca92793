import { IMAGE_LIMITS, type OriginalFormat } from '#app/features/images/image.ts'
import type { UploadProblem } from '#app/features/images/upload-problem.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'

/** `profileBytes`: size of the colour profile as stored. */
export type ImageHeader = {
  format: OriginalFormat
  width: number
  height: number
  frames: number
  profileBytes: number
}

type Read = Result<ImageHeader, 'damaged' | 'disguised'>

/** Trusts the first bytes, not name or type; takes time linear in the file's size, whatever the file claims. */
export function inspectImage(
  bytes: Uint8Array,
  declaredType?: string,
): Result<ImageHeader, UploadProblem> {
  if (bytes.length === 0) return fail('empty')
  if (bytes.length > IMAGE_LIMITS.fileBytes) return fail('too-large')
  if (isHeic(bytes)) return fail('heic')
  if (!isAcceptableType(declaredType)) return fail('kind')
  const reader = READERS.find(({ starts }) => starts(bytes))
  if (!reader) return fail('kind')
  const header = readWith(reader.read, bytes)
  if (!header.ok) return header
  const problem = limitProblem(header.value)
  return problem === null ? header : fail(problem)
}

// A wrong extension among the four is common and harmless: the bytes decide.
function isAcceptableType(declared: string | undefined): boolean {
  const type = declared?.split(';')[0]?.trim().toLowerCase() ?? ''
  return /^(|application\/octet-stream|image\/(jpe?g|pjpeg|png|x-png|apng|webp|gif))$/.test(type)
}

function limitProblem({ width, height, frames, profileBytes }: ImageHeader): UploadProblem | null {
  if (width < 1 || height < 1) return 'damaged'
  if (width > IMAGE_LIMITS.side || height > IMAGE_LIMITS.side) return 'too-many-pixels'
  if (width * height > IMAGE_LIMITS.pixels) return 'too-many-pixels'
  if (frames > IMAGE_LIMITS.frames) return 'moving'
  return profileBytes > IMAGE_LIMITS.profileBytes ? 'disguised' : null
}

const READERS: {
  starts: (bytes: Uint8Array) => boolean
  read: (bytes: Uint8Array, view: DataView) => Read
}[] = [
  { starts: (bytes) => has(bytes, 0, '\xff\xd8\xff'), read: readJpeg },
  { starts: (bytes) => has(bytes, 0, '\x89PNG\r\n\x1a\n'), read: readPng },
  { starts: (bytes) => has(bytes, 0, 'RIFF') && has(bytes, 8, 'WEBP'), read: readWebp },
  { starts: (bytes) => has(bytes, 0, 'GIF87a') || has(bytes, 0, 'GIF89a'), read: readGif },
]

function readWith(read: (bytes: Uint8Array, view: DataView) => Read, bytes: Uint8Array): Read {
  try {
    return read(bytes, new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  } catch (error) {
    if (error instanceof RangeError) return fail('damaged')
    throw error
  }
}

function has(bytes: Uint8Array, at: number, text: string): boolean {
  for (let index = 0; index < text.length; index += 1) {
    if (bytes[at + index] !== text.charCodeAt(index)) return false
  }
  return true
}

// ISO 23008-12: the file begins with its brands, of four letters each; `mif1` and `msf1` are also those of an AVIF.
function isHeic(bytes: Uint8Array): boolean {
  if (!has(bytes, 4, 'ftyp')) return false
  const brands = new TextDecoder('latin1').decode(bytes.subarray(8, bytes[3])).match(/.{4}/gs) ?? []
  return (
    brands.some((brand) => /^(?:hei[cxms]|hev[cx]|mif1|msf1)$/.test(brand)) &&
    !brands.some((brand) => /^avi[fs]$/.test(brand))
  )
}

// Zeros are padding; anything else after the end of an image is another file.
function hasMoreThanPadding(bytes: Uint8Array, from: number): boolean {
  return bytes.subarray(from).some((byte) => byte !== 0)
}

// ITU-T T.81, annex B; data after the image is ignored, because phones append films and depth maps.
function readJpeg(bytes: Uint8Array, view: DataView): Read {
  let at = 2
  let size: { width: number; height: number } | null = null
  let profileBytes = 0
  for (;;) {
    if (view.getUint8(at) !== 0xff) return fail('damaged')
    while (view.getUint8(at) === 0xff) at += 1
    const marker = view.getUint8(at)
    const length = view.getUint16(at + 1)
    if (length < 2) return fail('damaged')
    if (isFrameStart(marker)) {
      if (size) return fail('damaged')
      size = { height: view.getUint16(at + 4), width: view.getUint16(at + 6) }
    }
    if (marker === 0xe2 && has(bytes, at + 3, 'ICC_PROFILE\0')) profileBytes += length
    if (marker === 0xda) break
    at += 1 + length
  }
  return size ? ok({ format: 'jpg', ...size, frames: 1, profileBytes }) : fail('damaged')
}

// SOF0 to SOF15 without DHT, JPG and DAC, which have numbers among them.
function isFrameStart(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc
}

// https://www.w3.org/TR/png-3/#5DataRep
function readPng(bytes: Uint8Array, view: DataView): Read {
  if (!has(bytes, 12, 'IHDR')) return fail('damaged')
  let frames = 1
  let profileBytes = 0
  for (let at = 8; ;) {
    const length = view.getUint32(at)
    if (has(bytes, at + 4, 'iCCP')) profileBytes += length
    if (has(bytes, at + 4, 'acTL')) frames = view.getUint32(at + 8)
    const next = at + 12 + length
    if (next > bytes.length) return fail('damaged')
    if (has(bytes, at + 4, 'IEND')) {
      if (hasMoreThanPadding(bytes, next)) return fail('disguised')
      const size = { width: view.getUint32(16), height: view.getUint32(20) }
      return ok({ format: 'png', ...size, frames, profileBytes })
    }
    at = next
  }
}

// RFC 9649
function readWebp(bytes: Uint8Array, view: DataView): Read {
  const end = 8 + view.getUint32(4, true)
  if (end > bytes.length) return fail('damaged')
  if (hasMoreThanPadding(bytes, end)) return fail('disguised')
  const size = webpSize(bytes, view)
  if (!size) return fail('damaged')
  let frames = 0
  let profileBytes = 0
  for (let at = 12; at + 8 <= end;) {
    const length = view.getUint32(at + 4, true)
    if (has(bytes, at, 'ANMF')) frames += 1
    if (has(bytes, at, 'ICCP')) profileBytes += length
    at += 8 + length + (length % 2)
  }
  return ok({ format: 'webp', ...size, frames: Math.max(frames, 1), profileBytes })
}

function webpSize(bytes: Uint8Array, view: DataView): { width: number; height: number } | null {
  const uint24 = (at: number) => view.getUint16(at, true) | (view.getUint8(at + 2) << 16)
  if (has(bytes, 12, 'VP8X')) return { width: uint24(24) + 1, height: uint24(27) + 1 }
  if (has(bytes, 12, 'VP8L') && view.getUint8(20) === 0x2f) {
    const packed = view.getUint32(21, true)
    return { width: (packed & 0x3fff) + 1, height: ((packed >>> 14) & 0x3fff) + 1 }
  }
  if (has(bytes, 12, 'VP8 ') && has(bytes, 23, '\x9d\x01\x2a')) {
    const side = (at: number) => view.getUint16(at, true) & 0x3fff
    return { width: side(26), height: side(28) }
  }
  return null
}

// https://www.w3.org/Graphics/GIF/spec-gif89a.txt
function readGif(bytes: Uint8Array, view: DataView): Read {
  const size = { width: view.getUint16(6, true), height: view.getUint16(8, true) }
  const done = (frames: number): Read =>
    frames > 0 ? ok({ format: 'gif', ...size, frames, profileBytes: 0 }) : fail('damaged')
  let frames = 0
  let at = 13 + colourTableBytes(view.getUint8(10))
  // Many GIFs lack the trailer, so the file may also end between two blocks.
  while (at < bytes.length) {
    const block = view.getUint8(at)
    if (block === GIF_TRAILER) {
      return hasMoreThanPadding(bytes, at + 1) ? fail('disguised') : done(frames)
    }
    if (block === GIF_EXTENSION) {
      at = skipSubBlocks(view, at + 2)
    } else if (block === GIF_IMAGE) {
      frames += 1
      if (frames > IMAGE_LIMITS.frames) return done(frames)
      at = skipSubBlocks(view, at + 11 + colourTableBytes(view.getUint8(at + 9)))
    } else {
      return fail('damaged')
    }
  }
  return done(frames)
}

const GIF_TRAILER = 0x3b
const GIF_EXTENSION = 0x21
const GIF_IMAGE = 0x2c

function colourTableBytes(flags: number): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0
}

function skipSubBlocks(view: DataView, start: number): number {
  let at = start
  for (let length = view.getUint8(at); length !== 0; length = view.getUint8(at)) at += length + 1
  return at + 1
}
