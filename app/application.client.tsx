import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { keepTypedText } from '#app/ui/keep-typed-text.ts'
import { OnHydrated } from '#app/ui/on-hydrated.tsx'

const tellChanges = keepTypedText(document)
const onHydrated = () => {
  tellChanges()
  // Tests wait for this: until now every link and form was the browser's own.
  document.documentElement.dataset['hydrated'] = ''
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <OnHydrated onHydrated={onHydrated}>
        <HydratedRouter />
      </OnHydrated>
    </StrictMode>,
  )
})
