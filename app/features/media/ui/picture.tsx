import type { PictureSources } from '#app/features/media/image.ts'

type PictureProps = {
  picture: PictureSources
  /** Empty for decoration. */
  alt: string
  /** The attribute `sizes`. */
  sizes: string
  /** On the first screen: fetched at once and before the others. */
  priority?: boolean
}

export function Picture({ picture, alt, sizes, priority = false }: PictureProps) {
  const { src, width, height, sources } = picture
  return (
    <picture>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        src={src}
        alt={alt}
        width={width}
        height={height}
        decoding="async"
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
      />
    </picture>
  )
}
