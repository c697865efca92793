import { ResponsiveImage } from '#app/features/images/ui/responsive-image.tsx'
import type { Picture } from '#app/features/site/sections/shown-sections.ts'

type SectionPictureProps = { picture: Picture; sizes: string; priority?: boolean }

/** In the width that the reader's screen needs; as it was uploaded where it has one width only. */
export function SectionPicture({ picture, ...rest }: SectionPictureProps) {
  const { address, alt, sources } = picture
  if (sources === null) return <img src={address} alt={alt} />
  return <ResponsiveImage image={sources} alt={alt} {...rest} />
}

export type TitlePicture = Picture & { overlay: boolean }

/** For the hero: an image behind the title. */
export function titlePicture(picture: TitlePicture | null) {
  if (picture === null) return {}
  const { address, overlay } = picture
  const image = <SectionPicture picture={picture} sizes="100vw" priority />
  return { backgroundImage: address, overlay, picture: image }
}
