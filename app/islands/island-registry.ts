import type { ComponentType } from 'react'

/** The shape of every `*.island.tsx` file. */
export type IslandModule = { default: ComponentType<Record<string, unknown>> }

/** The shape of every `*.behaviour.ts` file: what makes a piece of server HTML do more, without React. */
export type BehaviourModule = { default: (element: HTMLElement) => void }

/** Fetches the code of every behaviour, by the name in the attribute `data-behaviour`. */
export const behaviourLoaders = import.meta.glob<BehaviourModule>('../features/**/*.behaviour.ts')

/** Fetches the code of every island, by the name that the server wrote into the page. */
export const islandLoaders = import.meta.glob<IslandModule>('../features/**/*.island.tsx')
