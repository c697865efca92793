import { data, type MiddlewareFunction, redirect } from 'react-router'
import { roleTexts, whoMay } from '#app/features/auth/roles/role-texts.ts'
import { mayDo, type Role, rolesWith } from '#app/features/auth/roles/roles.ts'
import {
  type DashboardSection,
  dashboardSections,
  OVERVIEW,
} from '#app/features/dashboard/sections.ts'
import type { DashboardFrameData } from '#app/features/dashboard/ui/dashboard-frame.tsx'
import { logoOf } from '#app/features/site/frame.ts'
import { readForm } from '#app/platform/http/read-form.server.ts'
import { rightFor } from '#app/server/access/dashboard-access.ts'
import { servicesContext } from '#app/server/services-context.server.ts'
import { isRestrictedMessage } from '#app/features/inbox/restricted.server.ts'
import { getSignedIn, getViewer } from '#app/server/session-context.server.ts'

/** The body of a response with status 403. */
export type Refusal = {
  message: string
  /** With what the role may open; only for a page. */
  frame?: DashboardFrameData
  /** Only for a page. */
  who?: string
  /** The texts of a form that was refused. */
  sent?: string[]
}

/** Runs before every loader and action of the dashboard, after `requireStaff`. */
export const requireRight: MiddlewareFunction<Response> = async (args) => {
  const { request, pattern, context } = args
  const { role } = getSignedIn(context)
  const right = rightFor(pattern, request.method)
  const includes = right !== null && mayDo(role, right)
  if (includes && !(await isHidden(args))) return
  const sections = sectionsFor(role, 0)
  const home = sections.find(({ href }) => href !== OVERVIEW)
  // Where every sign-in leads.
  if (request.method === 'GET' && pattern === 'dashboard' && home) throw redirect(home.href)
  throw refusedByRole(
    request.headers.get('Accept')?.includes('text/html') === true
      ? {
          frame: {
            firm: logoOf(context.get(servicesContext).site('en').firm),
            sections,
            hasAccount: true,
          },
          // Whoever has the right and is refused is not told that the message is restricted.
          ...(right !== null && !includes && { who: whoMay(rolesWith(right)) }),
          sent: request.method === 'GET' ? [] : await readTypedTexts(request),
        }
      : {},
  )
}

/** Whatever concerns a restricted message, for those who may not read it. */
function isHidden({
  pattern,
  params,
  context,
}: Parameters<MiddlewareFunction<Response>>[0]): Promise<boolean> {
  const viewer = getViewer(context)
  if (!pattern.includes('messages/:id') || viewer.readsRestricted) return Promise.resolve(false)
  return isRestrictedMessage(context.get(servicesContext).db, params['id'] ?? '')
}

/** For what only the form or the record tells. */
export function refusedByRole(page: Omit<Refusal, 'message'> = {}) {
  return data<Refusal>({ message: roleTexts.refused.message, ...page }, { status: 403 })
}

/** What a role may not open is not shown. @param unread messages */
export function sectionsFor(role: Role, unread: number): DashboardSection[] {
  return dashboardSections(unread).filter(({ href }) => {
    const right = rightFor(href, 'GET')
    return right !== null && mayDo(role, right)
  })
}

// Hidden fields and buttons, which no one typed.
const NOT_TYPED =
  /^(?:act|id|post|message|version|submission|opened|drafts|noteId|replyId|answerId|answeredOn|shown-\w+|seen|withdraw|published)$/

/** Of a form that its page sent without the router, because that page is gone. */
async function readTypedTexts(request: Request): Promise<string[]> {
  const form = await readForm(request).catch(() => new FormData())
  return [...form].flatMap(([name, value]) =>
    typeof value === 'string' && value.trim() !== '' && !NOT_TYPED.test(name) ? [value] : [],
  )
}
