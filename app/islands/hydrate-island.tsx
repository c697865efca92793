import { type ComponentType, createElement } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import { Awake } from '#app/islands/awake.tsx'
import { keepTypedText } from '#app/islands/keep-typed-text.ts'

/**
 * Brings one island to life over the HTML that the server sent.
 * @returns when its listeners are attached and its state is live, so that a kept press can be given back to it
 */
export function hydrateIsland(
  element: HTMLElement,
  component: ComponentType<Record<string, unknown>>,
): Promise<void> {
  const props = JSON.parse(element.dataset['props'] ?? '{}') as Record<string, unknown>
  const tellChanges = keepTypedText(element)
  return new Promise((resolve) => {
    const onAwake = () => {
      tellChanges()
      resolve()
    }
    hydrateRoot(element, <Awake onAwake={onAwake}>{createElement(component, props)}</Awake>, {
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
