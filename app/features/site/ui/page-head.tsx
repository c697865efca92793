import { Band, type BandMotif } from '#app/ui/art/band.tsx'
import { Vignette, type VignetteName } from '#app/ui/art/vignette.tsx'
import { Hero } from '#app/ui/page/hero.tsx'

type PageHeadProps = {
  content: { title: string; subtitle: string }
  /** Null on a page that is not about the law: it has no drawing either. */
  review: string | null
  vignette: VignetteName
  motif: BandMotif
  /** Of the band. */
  bandId: string
}

export function PageHead({ content, review, vignette, motif, bandId }: PageHeadProps) {
  const isReviewed = review !== null
  return (
    <>
      <Hero
        title={content.title}
        subtitle={content.subtitle}
        art={isReviewed && <Vignette name={vignette} />}
        artBeside={isReviewed}
      >
        {isReviewed && <p className="meta">{review}</p>}
      </Hero>
      <Band motif={motif} id={bandId} />
    </>
  )
}
