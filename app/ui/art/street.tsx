/** An evening street of four houses; the one lit window is the office. */
export function Street() {
  return (
    <svg className="street" viewBox="0 0 360 150" aria-hidden="true">
      <path className="sl" d={streetLines} />
      <path className="lamp" d={streetWindow} />
    </svg>
  )
}

/** The houses' outlines, from x 0 to 360, standing on y 138. */
export const streetLines =
  'M0 138h360M18 138V40h92v98M110 138V62h74v76M184 138V22h96v116M280 138V56h64v82M34 58h20v26H34zM74 58h20v26H74zM34 98h20v26H34zM126 78h16v22h-16zM154 78h16v22h-16zM200 42h20v26h-20zM244 42h20v26h-20zM200 84h20v26h-20zM296 74h14v20h-14zM318 74h14v20h-14zM222 138v-20h20v20M134 138v-24h22v24'

/** The lit window. */
export const streetWindow = 'M244 84h20v26h-20z'
