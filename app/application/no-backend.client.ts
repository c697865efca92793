import { loginToasts } from '#app/features/auth/sign-in/login-texts.ts'
import { isMockSignedIn, mockSignOut, takeNote } from '#app/features/demo/demo-store.ts'
import { consoleWarning } from '#app/features/demo/texts.ts'
import { frameTexts } from '#app/features/site/texts/en/frame.ts'
import { showToast } from '#app/ui/feedback/show-toast.ts'

// Only a build without a backend contains this file (vite.config.ts).

/** Written by bin/static-site.ts. */
const MISSING_POST = '/blog/404.html'

// oxlint-disable-next-line no-console -- the warning that the specification asks for (section 1)
console.warn(consoleWarning)
document.addEventListener('submit', logout)
if (!('__reactRouterContext' in window)) {
  const { pathname, search } = window.location
  // A plain file server has no page for `/dashboard/blog/edit/…` and shows the one for missing pages; the dashboard finds the post.
  if (pathname.startsWith('/dashboard/'))
    window.location.replace(`/dashboard?${new URLSearchParams({ at: pathname + search })}`)
  if (/^\/blog\/[^/]+$/.test(pathname) && document.querySelector('[data-console]'))
    void showMissingPost()
  if (isMockSignedIn()) showStaffItems()
  if (takeNote() === 'signed-out') showToast({ ...loginToasts.loggedOut, tone: 'normal' })
}

// It shows the same page for a post that is not there, which has its own.
async function showMissingPost(): Promise<void> {
  const html = await (await fetch(MISSING_POST)).text()
  // Its style is not this page's, whose policy would complain.
  const page = new DOMParser().parseFromString(html.replace(/<style.*<\/style>/s, ''), 'text/html')
  const main = page.querySelector('main')
  if (main === null || main.querySelector('[data-console]')) return
  document.title = page.title
  document.querySelector('main')?.replaceWith(main)
}

function logout(event: SubmitEvent): void {
  const form = event.target
  if (!(form instanceof HTMLFormElement) || form.getAttribute('action') !== '/logout') return
  event.preventDefault()
  mockSignOut()
  window.location.assign('/')
}

// The static pages are the same for every visitor, so the top bar's items for staff are added here.
function showStaffItems(): void {
  const { dashboard, logout: label } = frameTexts.texts
  const items = `<li><a href="/dashboard">${dashboard}</a></li>
<li><form method="post" action="/logout"><button type="submit">${label}</button></form></li>`
  document.querySelector('.bar .nav')?.classList.add('auth')
  for (const list of document.querySelectorAll('.bar .nav > ul, .sheetmenu nav > ul'))
    list.insertAdjacentHTML('beforeend', items)
}
