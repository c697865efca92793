import { familyDoors, openBook, paperLines, paperSheets } from '#app/ui/art/scenes.tsx'
import { lowered, type Peak, ridgePath } from '#app/ui/art/ridge.ts'

/** Which category gets which is the blog's decision. */
export type CoverName = 'papers' | 'family' | 'policy' | 'route' | 'study' | 'night'

const paper = { clear: 'yp', deep: 'yq', night: 'nt' } as const
const hills: Peak[] = [
  [90, 80, 60],
  [190, 110, 60],
  [330, 60, 70],
]
const routeHill = ridgePath({ width: 400, base: 170, peaks: hills, step: 50, close: 240 })
const routeLines = [0.7, 0.4]
  .map((part, index) =>
    ridgePath({ width: 400, base: 178 + index * 8, peaks: lowered(hills, part), step: 50 }),
  )
  .join('')
const routeMeadow = ridgePath({
  width: 400,
  base: 208,
  peaks: [
    [40, 16, 90],
    [300, 14, 90],
  ],
  step: 50,
  close: 240,
})

/** Decoration, hidden from assistive technology. */
export function Cover({ name }: { name: CoverName }) {
  const { ground, scene, thread } = covers[name]
  return (
    <svg
      className="cover"
      viewBox="0 0 400 240"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path className={paper[ground]} d="M0 0h400v240H0z" />
      {scene}
      <path className="thread" d={thread} />
    </svg>
  )
}

const covers = {
  papers: {
    ground: 'deep',
    scene: (
      <>
        <g className="sheet">
          <path d="M120 44h150v180H120z" transform="rotate(-6 195 134)" />
          {paperSheets}
        </g>
        {paperLines}
      </>
    ),
    thread: 'M-5 214c80-20 110 18 170 4s60-24 110-14 70-30 130-20',
  },
  family: {
    ground: 'clear',
    scene: (
      <>
        <path className="h2" d="M0 196h400v44H0z" />
        {familyDoors}
      </>
    ),
    thread: 'M-5 228c50-18 90-6 128-30M132 200c14 28 50 30 70 0M212 200c14 28 54 30 74 0',
  },
  policy: {
    ground: 'deep',
    scene: (
      <>
        <path
          className="ln2"
          d="M90 196V104M130 196V104M170 196V104M210 196V104M250 196V104M290 196V104M74 104h244M66 196h264M56 212h284M196 44L70 92h252z"
        />
        <path
          className="jamb"
          d="M84 196V104h12v92M124 196V104h12v92M164 196V104h12v92M204 196V104h12v92M244 196V104h12v92M284 196V104h12v92"
        />
      </>
    ),
    thread: 'M-5 130c50 20 60-60 100-30s30 60 80 34 40-50 90-20 60 40 140-10',
  },
  route: {
    ground: 'clear',
    scene: (
      <>
        <path className="h1" d={routeHill} />
        <path className="ln" d={routeLines} />
        <path className="h3" d={routeMeadow} />
        <circle className="lamp" cx="330" cy="44" r="13" />
      </>
    ),
    thread: 'M-5 220c70-30 90 12 150-6s40-60 70-90 60-40 110-80',
  },
  study: {
    ground: 'deep',
    scene: openBook,
    thread: 'M300 40c-8 30-8 60-6 110s-10 70 30 100',
  },
  night: {
    ground: 'night',
    scene: (
      <>
        <path
          className="win"
          d="M60 70h40v50H60zM60 134h40v50H60zM120 70h40v50h-40zM120 134h40v50h-40zM240 70h40v50h-40zM240 134h40v50h-40zM300 70h40v50h-40zM300 134h40v50h-40zM180 70h40v50h-40zM30 204h340"
        />
        <path className="lamp" d="M180 134h40v50h-40z" />
      </>
    ),
    thread: 'M-5 232c80-10 120-6 160-24s30-20 44-36',
  },
} as const
