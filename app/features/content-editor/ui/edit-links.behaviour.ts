import type { EditLink } from '#app/features/content-editor/shown-records.ts'
import type { FixedAddress } from '#app/addresses.ts'

const LINKS: FixedAddress = '/dashboard/content/links.json'

/** Fills the strip that the server adds for staff; it goes where they may change nothing, or nobody is signed in any more. */
export default async function startEditLinks(strip: HTMLElement): Promise<void> {
  const links = await findLinks().catch(() => [])
  if (links.length === 0) strip.remove()
  else strip.append(menuOf(links))
}

async function findLinks(): Promise<EditLink[]> {
  const query = new URLSearchParams({ path: location.pathname })
  const headers = { Accept: 'application/json' }
  const response = await fetch(`${LINKS}?${query}`, { headers })
  return response.ok ? ((await response.json()) as EditLink[]) : []
}

/** It closes as the site's other menus do (`startMenus`). */
function menuOf(links: readonly EditLink[]): HTMLElement {
  const summary = document.createElement('summary')
  summary.textContent = 'Edit this page'
  const list = document.createElement('ul')
  list.append(...links.map(itemOf))
  const menu = document.createElement('details')
  menu.dataset['menu'] = ''
  menu.append(summary, list)
  return menu
}

function itemOf({ type, title, href }: EditLink): HTMLElement {
  const name = document.createElement('b')
  name.dir = 'auto'
  name.textContent = title
  const kind = document.createElement('small')
  kind.textContent = type
  const link = document.createElement('a')
  link.href = href
  link.append(name, ' ', kind)
  const item = document.createElement('li')
  item.append(link)
  return item
}
