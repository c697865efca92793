import { type CoverName, Cover } from '#app/ui/art/cover.tsx'
import { ExternalPicture, Picture } from '#app/features/media/ui/picture.tsx'
import type { PostPicture } from '#app/features/blog/post-picture.ts'

const coverOfCategory: readonly [RegExp, CoverName][] = [
  [/family/i, 'family'],
  [/citizen/i, 'study'],
  [/policy/i, 'policy'],
  [/visa/i, 'papers'],
  [/law|fraud/i, 'night'],
]

/** Which drawing stands for a post that has no picture of its own, by its first category that has one. */
export function coverFor(categories: readonly string[]): CoverName {
  for (const category of categories) {
    const match = coverOfCategory.find(([pattern]) => pattern.test(category))
    if (match) return match[1]
  }
  return 'route'
}

type PostCoverProps = {
  picture: PostPicture
  alt: string
  categories: readonly string[]
  sizes: string
  /** The first picture of a page is fetched at once, the others when they come near. */
  priority?: boolean
  /** "Picture from {host}: show it" */
  outsidePicture: string
  /** The page's policy lets the reader show it in its place. */
  inPlace?: boolean
}

/** The picture of a post, or a drawing, so that no card is ever grey. */
export function PostCover(props: PostCoverProps) {
  const {
    picture,
    alt,
    categories,
    sizes,
    priority = false,
    outsidePicture,
    inPlace = false,
  } = props
  if (picture.kind === 'own') {
    return <Picture picture={picture.picture} alt={alt} sizes={sizes} priority={priority} />
  }
  if (picture.kind === 'outside' && picture.shownAtOnce) {
    return <ExternalPicture {...picture} alt={alt} words={outsidePicture} />
  }
  return (
    <>
      <Cover name={coverFor(categories)} />
      {picture.kind === 'outside' && (
        <ExternalPicture {...picture} alt={alt} words={outsidePicture} inPlace={inPlace} />
      )}
    </>
  )
}
