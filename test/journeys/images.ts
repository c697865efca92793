import type { Locator, Page } from '@playwright/test'
import { photo } from '#test/fixtures/images.ts'

export type ImageFile = { name: string; mimeType: string; buffer: Buffer }

export const SVG = { name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') }

export async function aPhoto(name: string): Promise<ImageFile> {
  return { name, mimeType: 'image/jpeg', buffer: await photo({ width: 480, height: 320 }) }
}

const small = photo({ width: 96, height: 64 })

/** Too narrow for smaller variants, which take most of the time of an upload. */
export async function aSmallPhoto(name: string): Promise<ImageFile> {
  return { name, mimeType: 'image/jpeg', buffer: await small }
}

const COMMENT = Buffer.concat([Buffer.from([0xff, 0xfe, 0xff, 0xff]), Buffer.alloc(0xff_fd, ' ')])

/** Of few pixels, but with comments as long as a camera's photo, because only its bytes take time to send. */
export async function aHeavyPhoto(name: string, comments: number): Promise<ImageFile> {
  const bytes = await small
  const start = bytes.subarray(0, 2)
  const all = [start, ...Array<Buffer>(comments).fill(COMMENT), bytes.subarray(2)]
  return { name, mimeType: 'image/jpeg', buffer: Buffer.concat(all) }
}

/** @returns its address */
export async function uploadPhoto(page: Page, name: string): Promise<string> {
  const response = await page.request.post('/dashboard/images/upload', {
    multipart: { file: await aSmallPhoto(name) },
    headers: { Origin: new URL(page.url()).origin },
  })
  return ((await response.json()) as { path: string }).path
}

export function imageDialog(page: Page) {
  const dialog = page.getByRole('dialog')
  const row = (name: string): Locator => dialog.getByRole('listitem').filter({ hasText: name })
  return {
    dialog,
    chooser: dialog.getByLabel('Choose images'),
    row,
    altOf: (name: string) => row(name).getByLabel('What does the image show?'),
    decorates: (name: string) => row(name).getByLabel('It only decorates'),
    insert: dialog.getByRole('button', { name: 'Insert into the text' }),
    cancel: dialog.getByRole('button', { name: 'Cancel', exact: true }),
  }
}

export async function giveFiles(
  target: Locator,
  kind: 'drop' | 'paste',
  files: readonly ImageFile[],
  html?: string,
): Promise<void> {
  const sent = files.map(({ buffer, ...file }) => ({ ...file, text: buffer.toString('base64') }))
  await target.evaluate(
    (element, given) => {
      const data = new DataTransfer()
      for (const { name, mimeType, text } of given.sent) {
        const bytes = Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0))
        data.items.add(new File([bytes], name, { type: mimeType }))
      }
      if (given.html !== undefined) data.setData('text/html', given.html)
      const { x, y, width, height } = element.getBoundingClientRect()
      const place = { clientX: x + width / 2, clientY: y + height - 8 }
      const shared = { bubbles: true, cancelable: true }
      element.dispatchEvent(
        given.kind === 'paste'
          ? new ClipboardEvent('paste', { ...shared, clipboardData: data })
          : new DragEvent('drop', { ...shared, ...place, dataTransfer: data }),
      )
    },
    { kind, sent, html },
  )
}
