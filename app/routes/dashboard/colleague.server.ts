import type { RouterContextProvider } from 'react-router'
import type { Colleague } from '#app/features/contact/inbox-deeds.server.ts'
import { getSignedIn } from '#app/session-context.server.ts'

/** Who is signed in, as the inbox and its log name them. @throws a 401 answer when nobody is */
export function getColleague(context: Readonly<RouterContextProvider>): Colleague {
  const { user } = getSignedIn(context)
  return { id: user.id, name: user.email ?? user.name }
}
