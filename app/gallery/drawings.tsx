import { Shelf, Specimen } from '#app/gallery/specimen.tsx'
import { Band, type BandMotif } from '#app/ui/art/band.tsx'
import { Cover, type CoverName } from '#app/ui/art/cover.tsx'
import { Emblem, type EmblemName, Stamp } from '#app/ui/art/emblem.tsx'
import { Place, type PlaceName } from '#app/ui/art/places.tsx'
import { Horizon, type HorizonScene } from '#app/ui/art/horizon.tsx'
import { LostThread } from '#app/ui/art/lost-thread.tsx'
import { Mark } from '#app/ui/art/mark.tsx'
import { Portrait } from '#app/ui/art/portrait.tsx'
import { Street } from '#app/ui/art/street.tsx'
import { Vignette, type VignetteName } from '#app/ui/art/vignette.tsx'

const covers: readonly CoverName[] = ['papers', 'family', 'policy', 'route', 'study', 'night']
const bands: readonly BandMotif[] = ['andes', 'east', 'west']
const places: readonly PlaceName[] = ['shores', 'hills']
const emblems: readonly EmblemName[] = [
  'house',
  'briefcase',
  'id-card',
  'landmark',
  'shield-check',
  'building',
]
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
            {emblems.map((name) => (
              <Emblem key={name} name={name} />
            ))}
          </div>
        )}
      </Specimen>
      {bands.map((motif) => (
        <Specimen key={motif} name={`Band, ${motif}`}>
          {() => <Band motif={motif} />}
        </Specimen>
      ))}
      {places.map((name) => (
        <Specimen key={name} name={`Place, ${name}`}>
          {() => <Place name={name} />}
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
      {[0, 1, 2, 3].map((figure) => (
        <Specimen key={figure} name="Portrait">
          {() => <Portrait portrait={null} figure={figure} />}
        </Specimen>
      ))}
      <Specimen name="Street">{() => <Street />}</Specimen>
      <Specimen name="LostThread">{() => <LostThread />}</Specimen>
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
