import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { Awake } from '#app/islands/awake.tsx'
import { keepTypedText } from '#app/islands/keep-typed-text.ts'

const tellChanges = keepTypedText(document)

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Awake onAwake={tellChanges}>
        <HydratedRouter />
      </Awake>
    </StrictMode>,
  )
})
