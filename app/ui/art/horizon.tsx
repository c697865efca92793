import { familyDoors, houses, openBook, paperLines, paperSheets } from '#app/ui/art/scenes.tsx'
import { lowered, type Peak, ridgePath } from '#app/ui/art/ridge.ts'

const far: readonly Peak[] = [
  [600, 120, 90],
  [720, 190, 80],
  [830, 110, 80],
  [960, 40, 120],
]
const middle: readonly Peak[] = [
  [-40, 40, 200],
  [560, 46, 150],
  [800, 72, 130],
  [1240, 90, 180],
]
const near: readonly Peak[] = [
  [1040, 74, 220],
  [1290, 50, 140],
  [120, 18, 220],
]

const hills = {
  high: farHill(far),
  low: farHill(lowered(far, 0.27, 1.5)),
  middle: ridgePath({ base: 322, peaks: middle, step: 128, close: 460 }),
  middleLines: [0.66, 0.3]
    .map((part) => ridgePath({ base: 328, peaks: lowered(middle, part), step: 128 }))
    .join(''),
  near: ridgePath({ base: 372, peaks: near, step: 128, close: 460 }),
  nearLines: [0.62, 0.28]
    .map((part) => ridgePath({ base: 380, peaks: lowered(near, part), step: 128 }))
    .join(''),
}

const water = 'M40 345h60m22 0h120m30 0h46M150 358h110m30 0h44'

function farHill(peaks: readonly Peak[]) {
  const contours = [0.74, 0.42].map((part) =>
    ridgePath({ base: Math.round(300 + (1 - part) * 26), peaks: lowered(peaks, part, 1.02) }),
  )
  return { ground: ridgePath({ base: 300, peaks, close: 460 }), lines: contours.join('') }
}

type HorizonProps = { id: string; low?: boolean; scene?: HorizonScene }

/** The open door, or on a service's page what that service is about. */
export type HorizonScene = 'door' | 'doors' | 'street' | 'papers' | 'book'

/** @param id of the gradient; unique in the document @param low the flatter form for pages other than Home */
export function Horizon({ id, low = false, scene = 'door' }: HorizonProps) {
  return (
    <svg
      className={low ? 'horizon low' : 'horizon'}
      viewBox={low ? '0 176 1280 284' : '0 0 1280 460'}
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
    >
      <Hills back={low ? 'low' : 'high'} />
      {scene === 'door' ? <OpenDoor id={id} /> : scenes[scene]}
      <path
        className="thread"
        d="M-10 420C120 452 150 380 250 372S420 438 560 420s150-62 250-44 90 50 150 34 76-66 84-104"
      />
    </svg>
  )
}

/** In the box "0 0 1280 460"; the low ones begin at 176. */
export function Hills({ back }: { back: 'low' | 'high' }) {
  return (
    <>
      <path className="h1" d={hills[back].ground} />
      <path className="ln" d={hills[back].lines} />
      <path className="h2" d={hills.middle} />
      <path className="ln" d={hills.middleLines} />
      <path className="h3" d={hills.near} />
      <path className="ln" d={hills.nearLines + water} />
    </>
  )
}

function OpenDoor({ id }: { id: string }) {
  return (
    <>
      <linearGradient id={id} x2="0" y2="1">
        <stop stopColor="var(--lamp)" stopOpacity=".75" />
        <stop offset="1" stopColor="var(--lamp)" stopOpacity="0" />
      </linearGradient>
      <path fill={`url(#${id})`} d="M1020 308l-104 118h184l-32-118z" />
      {openDoor}
    </>
  )
}

/** Its step stands on y 306, its middle on x 1046. */
export const openDoor = (
  <>
    <path className="lamp" d="M1020 306V214a24 24 0 0 1 48 0v92z" />
    <path className="jamb" d="M1012 306V214a32 32 0 0 1 64 0v92M1000 306h92" />
    <path className="leaf" d="M1068 306V212l30-14v122z" />
    <circle className="knob" cx="1074" cy="262" r="2.5" />
  </>
)

/** Placed on the near meadow where the thread ends. */
const scenes = {
  doors: <g transform="translate(905 185) scale(.62)">{familyDoors}</g>,
  street: (
    <g transform="translate(880 223) scale(.6)">
      <path className="leafc" d="M18 138V40h92v22h74V22h96v34h64v82z" />
      {houses}
    </g>
  ),
  papers: (
    <g transform="translate(926 178) scale(.55)">
      <g className="sheet">{paperSheets}</g>
      {paperLines}
    </g>
  ),
  book: <g transform="translate(910 195) scale(.6)">{openBook}</g>,
}
