export type VignetteName = 'shoebox' | 'doors' | 'question' | 'license' | 'receipt'

/** Stands on the border under a page's heading. */
export function Vignette({ name }: { name: VignetteName }) {
  return (
    <svg className="street" viewBox="0 0 360 150" aria-hidden="true">
      <path className="sl" d="M0 138h360" />
      {vignettes[name]}
    </svg>
  )
}

const six = [0, 1, 2, 3, 4, 5].map((index) => 18 + index * 56)
const closed = six.filter((_, index) => index !== 4)

const vignettes = {
  shoebox: (
    <>
      <g className="sheet">
        <path d="M150 110V40h62v70z" transform="rotate(-9 180 100)" />
        <path d="M192 110V28h58v82z" transform="rotate(8 220 100)" />
        <path d="M176 110V22h54v88z" transform="rotate(-1 200 100)" />
      </g>
      <path
        className="sl"
        d="M186 38h34M186 50h34M186 62h24M158 62l30-5M160 74l16-3M240 52l16 2M238 64l16 2"
      />
      <circle className="lamp" cx="212" cy="74" r="6" />
      <g className="sheet">
        <path d="M128 86h154v52H128z" />
        <path d="M300 138l22-62 12 4-20 58z" />
      </g>
      <path className="sl" d="M190 104h30v14h-30z" />
      <path className="thread" d="M0 124c30-14 60 8 96-2s20-44 52-46 26 22 64 0" />
    </>
  ),
  doors: (
    <>
      <path
        className="sl"
        d={closed
          .map((x) => `M${x} 138V70a18 18 0 0 1 36 0v68M${x + 7} 138V72a11 11 0 0 1 22 0v66`)
          .join('')}
      />
      <path className="lamp" d={`M${six[4]} 138V70a18 18 0 0 1 36 0v68z`} />
      <path className="jamb" d={`M${Number(six[4]) - 6} 138V70a24 24 0 0 1 48 0v68`} />
      <path className="thread" d="M0 124c46-18 84 14 132 4s80-16 128 10" />
    </>
  ),
  question: (
    <>
      <g className="sheet">
        <path d="M30 138V64h96v74z" />
        <path d="M240 138V84h84v54z" />
      </g>
      <path className="sl" d="M30 64l48 38 48-38M240 84l42 30 42-30" />
      <path className="thread" d="M0 128c40-20 80-16 112-44s16-72 70-72 66 54 30 72-30 20-30 34" />
      <circle className="lamp" cx="182" cy="132" r="6" />
    </>
  ),
  receipt: (
    <>
      <g className="sheet">
        <path d="M112 138V18h96v120z" />
        <path d="M188 138V50h90v82l-9 6-9-6-9 6-9-6-9 6-9-6-9 6-9-6-9 6z" />
      </g>
      <path
        className="sl"
        d="M126 40h52M126 54h46M126 68h46M202 70h62M202 84h40M202 98h40M252 84h12M252 98h12M202 114h62"
      />
      <circle className="lamp" cx="150" cy="102" r="10" />
      <path className="thread" d="M0 126c34-14 60 10 92-4s20-60 50-66 20 30 44 30" />
    </>
  ),
  license: (
    <>
      <g className="sheet">
        <path d="M104 16h152v104H104z" />
      </g>
      <path className="jamb" d="M94 6h172v124H94z" />
      <path className="sl" d="M150 38h60M126 56h108M126 70h108M126 84h70M180 130v8M120 138h120" />
      <circle className="lamp" cx="226" cy="98" r="10" />
      <circle className="needle" cx="226" cy="98" r="24" />
      <path className="needle" d="M243 115l34 23" />
      <path className="thread" d="M0 130c40-10 60-60 94-54" />
    </>
  ),
}
