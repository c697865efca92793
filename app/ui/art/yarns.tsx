import type { Weave } from '#app/ui/art/weave.ts'

export function Yarns({ of }: { of: Weave }) {
  return of.yarns.map(({ className, path }) => (
    <path key={className} className={className} d={path} />
  ))
}
