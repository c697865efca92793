/** What a service is about. */
export type EmblemName = keyof typeof emblems

export function Emblem({ name }: { name: EmblemName }) {
  return (
    <svg className="emblem" viewBox="0 0 120 120" aria-hidden="true">
      {emblems[name]}
    </svg>
  )
}

const ground = <circle className="yp" cx="60" cy="60" r="56" />
const meadow = <path className="h3" d="M11.5 88h97a56 56 0 0 1-97 0z" />

// Each has one lit place that the thread leads to.
const emblems = {
  house: (
    <>
      {ground}
      <path className="h2" d="M8.5 82h103a56 56 0 0 1-103 0z" />
      <path
        className="lamp"
        d="M24 82V52a9 9 0 0 1 18 0v30zM50 82V66a7 7 0 0 1 14 0v16zM74 82V46a11 11 0 0 1 22 0v36z"
      />
      <path
        className="jamb"
        d="M20 82V52a13 13 0 0 1 26 0v30M46 82V66a11 11 0 0 1 22 0v16M70 82V46a15 15 0 0 1 30 0v36M12 82h96"
      />
      <path className="thread" d="M33 84c2 14 20 16 24 2M57 86c4 14 24 12 28-2" />
    </>
  ),
  briefcase: (
    <>
      {ground}
      {meadow}
      <g className="sheet">
        <path d="M24 46h72v42H24z" />
      </g>
      <path className="jamb" d="M46 46V36h28v10M24 46h72v42H24z" />
      <path className="lamp" d="M53 60h14v12H53z" />
      <path className="thread" d="M6 66h44M70 66h44" />
    </>
  ),
  'id-card': (
    <>
      {ground}
      <path className="h1" d="M8.5 82c30-18 70-18 103 0a56 56 0 0 1-103 0z" />
      <g transform="rotate(-5 60 62)">
        <g className="sheet">
          <path d="M22 38h76v48H22z" />
        </g>
        <path className="lamp" d="M32 76V58a10 10 0 0 1 20 0v18z" />
        <path className="jamb" d="M29 76V58a13 13 0 0 1 26 0v18" />
        <path className="ln2" d="M62 52h28M62 62h28M62 72h18" />
      </g>
      <path className="thread" d="M16 95c20 8 28-6 48 2s24 4 38-4" />
    </>
  ),
  landmark: (
    <>
      {ground}
      {meadow}
      <path className="ln2" d="M26 88V50M40 88V50M80 88V50M94 88V50M20 50h80M60 24L22 46h76z" />
      <path className="lamp" d="M52 88V66a8 8 0 0 1 16 0v22z" />
      <path className="jamb" d="M48 88V66a12 12 0 0 1 24 0v22M14 88h92" />
      <path className="thread" d="M20 98c16-6 22 8 32 2 6-4 8-6 8-10" />
    </>
  ),
  'shield-check': (
    <>
      <circle className="nt" cx="60" cy="60" r="56" />
      <path className="leafc" d="M60 18l34 12v26c0 24-14 40-34 48-20-8-34-24-34-48V30z" />
      <path className="lamp" d="M50 84V54a10 10 0 0 1 20 0v30z" />
      <path className="jamb" d="M46 84V54a14 14 0 0 1 28 0v30M40 84h40" />
      <path className="thread" d="M8 78c14 12 30 12 52 8" />
    </>
  ),
  building: (
    <>
      {ground}
      {meadow}
      <g className="sheet">
        <path d="M28 40h64v48H28z" />
      </g>
      <path className="ya" d="M24 40h72l6 16H18z" />
      <path className="yp" d="M36 40h12l-2 16H32zM60 40h12l3 16H60z" />
      <path className="lamp" d="M36 64h24v14H36z" />
      <path
        className="jamb"
        d="M24 40h72l6 16H18zM28 56v32M92 56v32M36 64h24v14H36zM68 88V64h16v24M14 88h92"
      />
      <path className="thread" d="M20 98c24 6 30 4 44-2s10-2 12-6" />
    </>
  ),
} as const

/** '01' to '06'. */
export function Stamp({ number }: { number: string }) {
  return (
    <svg className="stamp" viewBox="0 0 72 72" aria-hidden="true">
      <circle className="sr" cx="36" cy="36" r="33" />
      <circle className="sd" cx="36" cy="36" r="28" />
      <text x="36" y="45" textAnchor="middle">
        {number}
      </text>
    </svg>
  )
}
