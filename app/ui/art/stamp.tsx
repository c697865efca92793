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
