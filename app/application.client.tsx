import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { Awake } from '#app/islands/awake.tsx'
import { keepTypedText } from '#app/islands/keep-typed-text.ts'

const tellChanges = keepTypedText(document)
const onAwake = () => {
  tellChanges()
  // For whoever looks on: until now every link and form was the browser's own.
  document.documentElement.dataset['awake'] = ''
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Awake onAwake={onAwake}>
        <HydratedRouter />
      </Awake>
    </StrictMode>,
  )
})
