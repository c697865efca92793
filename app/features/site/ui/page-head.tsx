import { Band, type BandMotif } from '#app/ui/art/band.tsx'
import { Vignette, type VignetteName } from '#app/ui/art/vignette.tsx'
import { type TitlePicture, titlePicture } from '#app/features/site/sections/ui/section-picture.tsx'
import { Hero } from '#app/ui/page/hero.tsx'

type PageHeadProps = {
  content: { title: string; subtitle: string }
  /** Instead of the vignette and the band. */
  image?: TitlePicture | null
  /** Null until a lawyer has reviewed the page. */
  review: string | null
  vignette: VignetteName | null
  motif: BandMotif
}

export function PageHead({ content, review, vignette, motif, image = null }: PageHeadProps) {
  const { title, subtitle } = content
  if (image)
    return (
      <Hero title={title} subtitle={subtitle} {...titlePicture(image)}>
        <Review text={review} />
      </Hero>
    )
  return (
    <>
      <Hero
        title={title}
        subtitle={subtitle}
        art={vignette && <Vignette name={vignette} />}
        artBeside={vignette !== null}
      >
        <Review text={review} />
      </Hero>
      <Band motif={motif} />
    </>
  )
}

function Review({ text }: { text: string | null }) {
  return text !== null && <p className="meta">{text}</p>
}

type CrumbsProps = {
  label: string
  parent: { text: string; path: string }
  /** Unset where the title says it at once. */
  current?: string
}

/** To the page above. */
export function Crumbs({ label, parent, current }: CrumbsProps) {
  return (
    <nav className="crumbs" aria-label={label}>
      <a href={parent.path}>{parent.text}</a>
      {current !== undefined && (
        <>
          {' / '}
          <span aria-current="page">{current}</span>
        </>
      )}
    </nav>
  )
}
