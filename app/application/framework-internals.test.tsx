import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { useOpenRouter } from '#app/application/framework-internals.ts'

test('the context of the router is there, with the state that the dashboard reads', () => {
  const seen: ReturnType<typeof useOpenRouter>[] = []
  function Page() {
    seen.push(useOpenRouter())
    return null
  }
  const router = createMemoryRouter([{ path: '/', element: <Page /> }])
  renderToString(<RouterProvider router={router} />)
  const { navigation, location, loaderData } = seen[0]?.state ?? {}
  expect([navigation?.state, location?.pathname, loaderData]).toEqual(['idle', '/', {}])
  expect(seen[0]?.revalidate).toBeTypeOf('function')
})
