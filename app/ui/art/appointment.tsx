/** A blank sheet of a calendar and the lit door: no days and no hours, which would look free. */
export function Appointment() {
  return (
    <svg className="street" viewBox="0 0 360 150" aria-hidden="true">
      <g className="sheet">
        <path d="M70 26h116v112H70z" />
      </g>
      <path className="jamb" d="M70 52h116M96 16v20M160 16v20M262 138V72a26 26 0 0 1 52 0v66" />
      <path className="lamp" d="M268 138V72a20 20 0 0 1 40 0v66z" />
      <path className="sl" d="M0 138h360" />
      <path className="thread" d="M128 92c60 60 82-40 160 34" />
    </svg>
  )
}
