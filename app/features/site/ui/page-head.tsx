import { Band, type BandMotif } from '#app/ui/art/band.tsx'
import { Vignette, type VignetteName } from '#app/ui/art/vignette.tsx'
import { Hero } from '#app/ui/page/hero.tsx'

type PageHeadProps = {
  content: { title: string; subtitle: string }
  /** Null until a lawyer has reviewed the page. */
  review: string | null
  vignette: VignetteName | null
  motif: BandMotif
  /** Of the band. */
  bandId: string
}

export function PageHead({ content, review, vignette, motif, bandId }: PageHeadProps) {
  return (
    <>
      <Hero
        title={content.title}
        subtitle={content.subtitle}
        art={vignette && <Vignette name={vignette} />}
        artBeside={vignette !== null}
      >
        {review !== null && <p className="meta">{review}</p>}
      </Hero>
      <Band motif={motif} id={bandId} />
    </>
  )
}
