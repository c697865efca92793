import type { ComponentType } from 'react'

/** The shape of every `*.island.tsx` file. */
export type IslandModule = { default: ComponentType<Record<string, unknown>> }

/** Fetches the code of every island, by the name that the server wrote into the page. */
export const islandLoaders = import.meta.glob<IslandModule>('../features/**/*.island.tsx')
