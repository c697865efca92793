import { type CoverName, Cover } from '#app/ui/art/cover.tsx'
import {
  ExternalImage,
  ExternalImageLink,
  ResponsiveImage,
} from '#app/features/images/ui/responsive-image.tsx'
import { foldForSearch } from '#app/platform/texts/fold-for-search.ts'
import type { PostImage } from '#app/features/posts/post-cover-image.ts'

// In the four languages, without case and accents.
const coverOfCategory: readonly [RegExp, CoverName][] = [
  [/famil/, 'family'],
  [/citizen|ciudadan|cidadan|citoyen/, 'study'],
  [/policy|\bregl|\bregra/, 'policy'],
  [/visa|visto/, 'papers'],
  [/law|fraud|\bley\b|direito|droit/, 'night'],
]

export function coverFor(categories: readonly string[]): CoverName {
  for (const category of categories) {
    const match = coverOfCategory.find(([pattern]) => pattern.test(foldForSearch(category)))
    if (match) return match[1]
  }
  return 'route'
}

type PostCoverProps = {
  cover: PostImage
  alt: string
  categories: readonly string[]
  sizes: string
  priority?: boolean
  /** "Show the picture from {host}"; absent where there is no room for it. */
  outsideImage?: string
}

export function PostCover(props: PostCoverProps) {
  const { cover, alt, categories, sizes, priority = false, outsideImage } = props
  if (cover.kind === 'own') {
    return <ResponsiveImage image={cover.cover} alt={alt} sizes={sizes} priority={priority} />
  }
  if (cover.kind === 'outside' && cover.shownAtOnce) return <ExternalImage {...cover} alt={alt} />
  return (
    <>
      <Cover name={coverFor(categories)} />
      {cover.kind === 'outside' && outsideImage !== undefined && (
        <ExternalImageLink address={cover.address} alt={alt} text={outsideImage} />
      )}
    </>
  )
}
