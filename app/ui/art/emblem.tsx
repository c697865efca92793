import { iconPaths } from '#app/ui/icon-paths.ts'
import type { IconName } from '#app/ui/icon.tsx'

const rings = (
  <>
    <circle className="sr" cx="36" cy="36" r="33" />
    <circle className="sd" cx="36" cy="36" r="28" />
  </>
)

/** 56 px. */
export function Emblem({ icon }: { icon: IconName }) {
  return (
    <svg width="56" height="56" viewBox="0 0 72 72" aria-hidden="true">
      {rings}
      <path
        transform="translate(20.4 20.4) scale(1.3)"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
        d={iconPaths[icon]}
      />
    </svg>
  )
}

/** '01' to '06'. */
export function Stamp({ number }: { number: string }) {
  return (
    <svg className="stamp" viewBox="0 0 72 72" aria-hidden="true">
      {rings}
      <text x="36" y="45" textAnchor="middle">
        {number}
      </text>
    </svg>
  )
}
