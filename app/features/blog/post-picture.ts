import { parseImagePath, type PictureSources } from '#app/features/media/image.ts'

/** A post's image as a page gets it: ours with its sources, another host's address, or none. */
export type PostPicture =
  | { kind: 'own'; picture: PictureSources }
  | { kind: 'outside'; address: string; shownAtOnce: boolean }
  | { kind: 'none' }

/** @param pictures the sources of our own images, by file name */
export function postPicture(
  address: string,
  pictures: ReadonlyMap<string, PictureSources>,
  imageHosts: readonly string[],
): PostPicture {
  const own = parseImagePath(address)
  if (own) {
    const picture = pictures.get(own.fileName)
    return picture ? { kind: 'own', picture } : { kind: 'none' }
  }
  if (!URL.canParse(address)) return { kind: 'none' }
  return { kind: 'outside', address, shownAtOnce: imageHosts.includes(new URL(address).host) }
}
