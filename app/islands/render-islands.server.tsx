import { type ComponentType, createElement } from 'react'
import { renderToString } from 'react-dom/server'
import type { RenderedIsland } from '#app/islands/document-context.ts'
import type { IslandModule } from '#app/islands/island-registry.ts'

const modules = import.meta.glob<IslandModule>('../features/**/*.island.tsx', { eager: true })

// Named by identity: the file is the name, so nothing has to be registered and nothing can be misspelt.
const names = new Map<unknown, string>(
  Object.entries(modules).map(([path, module]) => [module.default, path]),
)

/**
 * Makes the island renderer of one document. Ids are counted in each document, so that the same page always has the same
 * bytes and keeps its ETag.
 */
export function createIslandRenderer(): (
  component: ComponentType<never>,
  props: object,
) => RenderedIsland {
  let count = 0
  return (component, props) => {
    const name = names.get(component)
    if (name === undefined)
      throw new Error('An island must be the default export of a *.island.tsx file')
    count += 1
    const idPrefix = `i${count}-`
    const html = renderToString(createElement(component as ComponentType<object>, props), {
      identifierPrefix: idPrefix,
    })
    return { name, idPrefix, html }
  }
}
