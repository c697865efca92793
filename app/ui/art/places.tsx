import { houses } from '#app/ui/art/scenes.tsx'

export type PlaceName = keyof typeof places

/** Two ways to the lit door, in the middle of Home; neither is a real country. */
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

const places = {
  shores: (
    <>
      <path
        className="h1"
        d="M0 214C50 190 84 128 142 126S210 176 262 170 350 116 398 118 452 150 480 156V330H0z"
      />
      <path
        className="ln"
        d="M0 232C54 210 92 154 142 152S214 196 266 190 352 142 398 144 450 170 480 176M0 256C60 238 100 188 144 186S220 220 270 214 356 176 400 178 452 196 480 200M30 330h86m26 0h50M216 346h120m24 0h70M60 364h110m40 0h40M24 398h70m26 0h110"
      />
      <path className="h2" d="M0 286c70-24 150-30 230-14s170 8 250-14v72H0z" />
      <path
        className="leafc"
        d="M56 278v-30h26v-16h22v46zM104 278v-38h34v38zM138 278v-24h24v24zM64 256h8v8h-8zM90 242h8v8h-8zM112 250h8v10h-8z"
      />
      <path className="h3" d="M0 474C70 446 150 440 240 446S400 452 480 424V560H0z" />
      <path
        className="ln"
        d="M0 500c80-24 160-30 240-26s160 2 240-22M0 526c90-20 160-24 240-20s160 0 240-20"
      />
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
      <path
        className="h1"
        d="M0 330C40 250 66 150 118 132S186 210 222 190 286 66 338 74 410 210 480 226V560H0z"
      />
      <path
        className="ln"
        d="M0 356C44 280 74 190 120 172S188 236 224 218 290 116 338 122 408 236 480 254M0 384C50 320 84 236 124 218S194 266 228 250 294 168 340 172 408 264 480 284M0 410C56 362 96 286 130 270S202 300 234 286 300 222 342 224 408 296 480 314"
      />
      <path className="h2" d="M0 400C80 360 150 356 226 372S390 370 480 330V560H0z" />
      <g transform="translate(70 366) scale(.9)">
        <path className="leafc" d="M18 138V40h92v22h74V22h96v34h64v82z" />
        {houses}
      </g>
      <path className="h3" d="M0 486C90 470 160 494 250 490S400 470 480 480V560H0z" />
      <path className="ln" d="M0 510c90-16 160 8 250 4s150-20 230-10" />
      <path
        className="thread"
        d="M338 76c-44 60 28 96-4 150S190 300 214 350s-150 30-170 90 60 96 130 90 100-10 106-38"
      />
    </>
  ),
} as const
