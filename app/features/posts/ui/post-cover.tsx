import { type CoverName, Cover } from '#app/ui/art/cover.tsx'
import { ExternalImage, ResponsiveImage } from '#app/features/images/ui/responsive-image.tsx'
import type { PostImage } from '#app/features/posts/post-cover-image.ts'

const coverOfCategory: readonly [RegExp, CoverName][] = [
  [/family/i, 'family'],
  [/citizen/i, 'study'],
  [/policy/i, 'policy'],
  [/visa/i, 'papers'],
  [/law|fraud/i, 'night'],
]

export function coverFor(categories: readonly string[]): CoverName {
  for (const category of categories) {
    const match = coverOfCategory.find(([pattern]) => pattern.test(category))
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
  outsideImage: string
  inPlace?: boolean
}

export function PostCover(props: PostCoverProps) {
  const { cover, alt, categories, sizes, priority = false, outsideImage, inPlace = false } = props
  if (cover.kind === 'own') {
    return <ResponsiveImage image={cover.cover} alt={alt} sizes={sizes} priority={priority} />
  }
  if (cover.kind === 'outside' && cover.shownAtOnce) {
    return <ExternalImage {...cover} alt={alt} texts={outsideImage} />
  }
  return (
    <>
      <Cover name={coverFor(categories)} />
      {cover.kind === 'outside' && (
        <ExternalImage {...cover} alt={alt} texts={outsideImage} inPlace={inPlace} />
      )}
    </>
  )
}
