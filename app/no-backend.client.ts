import { loginToasts } from '#app/features/auth/login-texts.ts'
import { leaveNote, takeNote } from '#app/features/demo/flash-note.ts'
import { endMockSession, isMockSignedIn } from '#app/features/demo/mock-session.ts'
import { demo } from '#app/features/site/content/en/demo.ts'
import { frame } from '#app/features/site/content/en/frame.ts'
import { showToast } from '#app/ui/show-toast.ts'

// What every page of a site with nothing behind it does at its start. Only such a build has this file (vite.config.ts).

// oxlint-disable-next-line no-console -- the warning that the specification asks for (section 1)
console.warn(demo.consoleWarning)
document.addEventListener('submit', logout)
if (!('__reactRouterContext' in window)) {
  if (window.location.pathname.startsWith('/dashboard/')) openInDesk()
  if (isMockSignedIn(localStorage)) showStaffItems()
  if (takeNote(sessionStorage) === 'signed-out')
    showToast({ ...loginToasts.loggedOut, tone: 'normal' })
}

function logout(event: SubmitEvent): void {
  const form = event.target
  if (!(form instanceof HTMLFormElement) || form.getAttribute('action') !== '/logout') return
  event.preventDefault()
  endMockSession(localStorage)
  leaveNote(sessionStorage, 'signed-out')
  window.location.assign('/')
}

// A plain file server has no page for `/dashboard/blog/edit/…` and shows the one for missing pages; the desk finds the post.
function openInDesk(): void {
  const { pathname, search } = window.location
  window.location.replace(`/dashboard?${new URLSearchParams({ at: pathname + search })}`)
}

// The markup is that of the top bar's items for staff, which these pages, made for everybody, do not have.
function showStaffItems(): void {
  document.querySelector('.bar .nav')?.classList.add('auth')
  for (const list of document.querySelectorAll('.bar .nav > ul, .sheetmenu nav > ul')) {
    const link = Object.assign(document.createElement('a'), {
      href: '/dashboard',
      textContent: frame.words.dashboard,
    })
    const form = Object.assign(document.createElement('form'), { method: 'post' })
    form.setAttribute('action', '/logout')
    const button = Object.assign(document.createElement('button'), {
      type: 'submit',
      textContent: frame.words.logout,
    })
    form.append(button)
    for (const child of [link, form]) {
      const item = document.createElement('li')
      item.append(child)
      list.append(item)
    }
  }
}
