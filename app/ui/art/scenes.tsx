// What more than one drawing shows.

/** Three doors on one doorstep, y 196: two grown people and a child. */
export const familyDoors = (
  <>
    <path
      className="lamp"
      d="M96 196V92a28 28 0 0 1 56 0v104zM188 196v-62a17 17 0 0 1 34 0v62zM258 196V76a31 31 0 0 1 62 0v120z"
    />
    <path
      className="jamb"
      d="M88 196V92a36 36 0 0 1 72 0v104M180 196v-62a25 25 0 0 1 50 0v62M250 196V76a39 39 0 0 1 78 0v120M56 196h304"
    />
  </>
)

/** Sheets of paper standing on y 234. */
export const paperSheets = (
  <>
    <path d="M136 36h150v190H136z" transform="rotate(3 211 131)" />
    <path d="M148 30h112l38 38v166H148z" />
  </>
)

export const paperLines = (
  <path
    className="ln2"
    d="M168 92h96M168 112h110M168 132h104M168 152h110M168 172h70M260 30v38h38"
  />
)

/** An open book, its lower edge on y 190. */
export const openBook = (
  <>
    <g className="sheet">
      <path d="M200 190c-40-26-90-26-130-12V66c40-14 90-14 130 12 40-26 90-26 130-12v112c-40-14-90-14-130 12z" />
    </g>
    <path
      className="ln2"
      d="M200 78v112M92 92c30-6 60-4 88 8M92 114c30-6 60-4 88 8M92 136c30-6 60-4 88 8M220 100c28-12 58-14 88-8M220 122c28-12 58-14 88-8M220 144c28-12 58-14 88-8"
    />
  </>
)

/** Four houses from x 0 to 360, standing on y 138, with one lit window. */
export const houses = (
  <>
    <path
      className="sl"
      d="M0 138h360M18 138V40h92v98M110 138V62h74v76M184 138V22h96v116M280 138V56h64v82M34 58h20v26H34zM74 58h20v26H74zM34 98h20v26H34zM126 78h16v22h-16zM154 78h16v22h-16zM200 42h20v26h-20zM244 42h20v26h-20zM200 84h20v26h-20zM296 74h14v20h-14zM318 74h14v20h-14zM222 138v-20h20v20M134 138v-24h22v24"
    />
    <path className="lamp" d="M244 84h20v26h-20z" />
  </>
)
