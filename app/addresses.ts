import type { Register } from 'react-router'

type Pages = Register['pages']

/** Every address that the site answers, as `app/routes.ts` writes it. */
export type Address = keyof Pages

/** What stands in the places of its names, such as `id` of `/dashboard/trash/:id`. */
type Parts<At extends Address> = { [Name in keyof Pages[At]['params']]: string | number }

export type DashboardAddress = Extract<Address, `/dashboard${string}`>

/** One without parts, which is itself the path. */
export type FixedAddress = {
  [At in Address]: keyof Parts<At> extends never ? At : never
}[Address]

/** Such as `pathTo('/blog/:post', { post: slug })`; each part is encoded. */
export function pathTo<At extends Address>(
  address: At,
  ...[parts]: keyof Parts<At> extends never ? [] : [Parts<At>]
): string {
  const given: Readonly<Record<string, string | number>> = parts ?? {}
  return address.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(given[name] ?? ''))
}
