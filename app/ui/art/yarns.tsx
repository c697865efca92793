import type { Weave } from '#app/ui/art/weave.ts'

/** The paths of a woven figure, one a colour. */
export function Yarns({ of }: { of: Weave }) {
  return of.yarns.map(({ className, path }) => (
    <path key={className} className={className} d={path} />
  ))
}
