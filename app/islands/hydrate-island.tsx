import { type ComponentType, createElement, type ReactNode, useLayoutEffect } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'

/**
 * Brings one island to life over the HTML that the server sent.
 * @returns when its listeners are attached and its state is live, so that a kept press can be given back to it
 */
export function hydrateIsland(
  element: HTMLElement,
  component: ComponentType<Record<string, unknown>>,
): Promise<void> {
  const props = JSON.parse(element.dataset['props'] ?? '{}') as Record<string, unknown>
  return new Promise((resolve) => {
    hydrateRoot(element, <Awake onAwake={resolve}>{createElement(component, props)}</Awake>, {
      identifierPrefix: element.dataset['id'] ?? '',
    })
  })
}

/**
 * Dispatches events again that were kept while the island slept. Each has its whole effect before the next, as when they
 * came: otherwise the second of two presses would see the state from before the first.
 */
export function giveBack(events: readonly Event[]): void {
  for (const event of events) {
    const again = new (event.constructor as typeof Event)(event.type, event)
    flushSync(() => event.target?.dispatchEvent(again))
  }
}

function Awake({ onAwake, children }: { onAwake: () => void; children: ReactNode }) {
  useLayoutEffect(onAwake, [onAwake])
  return children
}
