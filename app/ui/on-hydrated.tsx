import { type ReactNode, useLayoutEffect } from 'react'

/** Calls back once its children are hydrated. */
export function OnHydrated({
  onHydrated,
  children,
}: {
  onHydrated: () => void
  children: ReactNode
}) {
  useLayoutEffect(onHydrated, [onHydrated])
  return children
}
