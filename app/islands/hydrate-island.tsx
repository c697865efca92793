import { type ComponentType, createElement, type ReactNode, useLayoutEffect } from 'react'
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

function Awake({ onAwake, children }: { onAwake: () => void; children: ReactNode }) {
  useLayoutEffect(onAwake, [onAwake])
  return children
}
