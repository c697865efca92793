import { parseImagePath, type ImageSources } from '#app/features/images/image.ts'

export type PostImage =
  | { kind: 'own'; cover: ImageSources }
  | { kind: 'outside'; address: string; shownAtOnce: boolean }
  | { kind: 'none' }

export function postImage(
  address: string,
  images: ReadonlyMap<string, ImageSources>,
  imageHosts: readonly string[],
): PostImage {
  const own = parseImagePath(address)
  if (own) {
    const cover = images.get(own.fileName)
    return cover ? { kind: 'own', cover } : { kind: 'none' }
  }
  if (!URL.canParse(address)) return { kind: 'none' }
  return { kind: 'outside', address, shownAtOnce: imageHosts.includes(new URL(address).host) }
}
