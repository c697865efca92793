import { type ReactNode, StrictMode, startTransition, useLayoutEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { keepTypedText } from '#app/application/framework-internals.ts'

const tellChanges = keepTypedText(document)

function Application({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    tellChanges()
    // Tests wait for this mark: until then every link and form is handled by the browser itself.
    document.documentElement.dataset['hydrated'] = ''
  }, [])
  return children
}

// Not a top-level await, with which the bundler would split the readers' script in two.
async function start(): Promise<void> {
  // Some browsers have no `Temporal` yet; local-time.ts needs it.
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global')
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Application>
          <HydratedRouter />
        </Application>
      </StrictMode>,
    )
  })
}

void start()
