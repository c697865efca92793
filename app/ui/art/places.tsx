import { houses } from '#app/ui/art/scenes.tsx'

export type PlaceName = keyof typeof places

/** A way to the light, in the middle of Home; no real country. */
export function Place({ name }: { name: PlaceName }) {
  return (
    <svg
      className="place"
      viewBox="0 0 480 560"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      {places[name]}
    </svg>
  )
}

// Both are built of the same ground, which costs the page only once.
const ridge = (
  <>
    <path
      className="h1"
      d="M0 214C50 190 84 128 142 126S210 176 262 170 350 116 398 118 452 150 480 156V340H0z"
    />
    <path
      className="ln"
      d="M0 232C54 210 92 154 142 152S214 196 266 190 352 142 398 144 450 170 480 176M0 256C60 238 100 188 144 186S220 220 270 214 356 176 400 178 452 196 480 200"
    />
    <path className="h2" d="M0 286c70-24 150-30 230-14s170 8 250-14v82H0z" />
  </>
)

const meadow = (
  <>
    <path className="h3" d="M0 474C70 446 150 440 240 446S400 452 480 424V560H0z" />
    <path className="ln" d="M0 500c80-24 160-30 240-26s160 2 240-22" />
  </>
)

const places = {
  shores: (
    <>
      {ridge}
      <path
        className="leafc"
        d="M56 278v-30h26v-16h22v46zM104 278v-38h34v38zM138 278v-24h24v24zM64 256h8v8h-8zM90 242h8v8h-8zM112 250h8v10h-8z"
      />
      <path className="yp" d="M0 330h480v140H0z" />
      <path
        className="ln"
        d="M30 350h86m26 0h50M216 366h84m50 0h30M60 384h110m40 0h40M24 418h70m26 0h110"
      />
      {meadow}
      <path className="lamp" d="M334 448V362a29 29 0 0 1 58 0v86z" />
      <path className="jamb" d="M326 448V362a37 37 0 0 1 74 0v86M312 448h102" />
      <path className="leaf" d="M392 448V358l28-14v114z" />
      <path
        className="thread"
        d="M122 282C104 330 190 320 196 360S110 410 128 448s96 74 146 60 78-26 88-58"
      />
    </>
  ),
  hills: (
    <>
      <g transform="matrix(-1 0 0 1.6 480 -110)">{ridge}</g>
      <g transform="translate(70 340) scale(.9)">
        <path className="leafc" d="M18 138V40h92v22h74V22h96v34h64v82z" />
        {houses}
      </g>
      {meadow}
      <path
        className="thread"
        d="M338 96c-44 60 28 76-4 130S190 280 214 330s-150 30-170 90 60 96 130 90 100-26 106-58"
      />
    </>
  ),
} as const
