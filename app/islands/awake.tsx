import { type ReactNode, useLayoutEffect } from 'react'

/** Calls back once what it holds is in the page with its listeners. */
export function Awake({ onAwake, children }: { onAwake: () => void; children: ReactNode }) {
  useLayoutEffect(onAwake, [onAwake])
  return children
}
