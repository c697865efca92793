import { Shelf, Specimen } from '#app/gallery/specimen.tsx'
import { Band, type BandMotif } from '#app/ui/art/band.tsx'
import { Cover, type CoverName } from '#app/ui/art/cover.tsx'
import { Emblem, Stamp } from '#app/ui/art/emblem.tsx'
import { Horizon, type HorizonScene } from '#app/ui/art/horizon.tsx'
import { LostThread } from '#app/ui/art/lost-thread.tsx'
import { Mantle } from '#app/ui/art/mantle.tsx'
import { Mark } from '#app/ui/art/mark.tsx'
import { Portrait } from '#app/ui/art/portrait.tsx'
import { Street, StreetsMap } from '#app/ui/art/street.tsx'
import { StripCloth } from '#app/ui/art/strip-cloth.tsx'
import { Vignette, type VignetteName } from '#app/ui/art/vignette.tsx'
import { Week } from '#app/ui/art/week.tsx'

const covers: readonly CoverName[] = ['papers', 'family', 'policy', 'route', 'study', 'night']
const bands: readonly BandMotif[] = ['andes', 'east', 'west']
const scenes: readonly HorizonScene[] = ['door', 'doors', 'street', 'papers', 'book']

const vignettes: readonly VignetteName[] = ['shoebox', 'doors', 'question', 'license', 'receipt']

export function Drawings() {
  return (
    <Shelf title="Drawings">
      <Specimen name="Mark, Stamp, Emblem">
        {() => (
          <div className="samples">
            <Mark />
            <div className="route">
              <Stamp number="01" />
            </div>
            <Emblem icon="house" />
          </div>
        )}
      </Specimen>
      {bands.map((motif) => (
        <Specimen key={motif} name={`Band, ${motif}`}>
          {(id) => <Band motif={motif} id={id} />}
        </Specimen>
      ))}
      {covers.map((name) => (
        <Specimen key={name} name={`Cover, ${name}`}>
          {() => <Cover name={name} />}
        </Specimen>
      ))}
      {vignettes.map((name) => (
        <Specimen key={name} name={`Vignette, ${name}`}>
          {() => <Vignette name={name} />}
        </Specimen>
      ))}
      <Specimen name="Portrait">{() => <Portrait image={null} />}</Specimen>
      <Specimen name="Street">{() => <Street />}</Specimen>
      <Specimen name="LostThread">{() => <LostThread />}</Specimen>
      <Specimen name="Week">{() => <Week />}</Specimen>
      <Specimen name="StreetsMap">
        {() => (
          <div className="map">
            <StreetsMap />
          </div>
        )}
      </Specimen>
      <Specimen name="StripCloth and Mantle">
        {(id) => (
          <div className="samples">
            <div className="clothbox">
              <StripCloth id={`${id}-strip`} />
            </div>
            <div className="clothbox">
              <Mantle id={`${id}-mantle`} />
            </div>
          </div>
        )}
      </Specimen>
      <Specimen name="Horizon" wide>
        {(id) => <Horizon id={id} />}
      </Specimen>
      {scenes.map((scene) => (
        <Specimen key={scene} name={`Horizon, low, with ${scene}`} wide>
          {(id) => <Horizon id={id} low scene={scene} />}
        </Specimen>
      ))}
    </Shelf>
  )
}
