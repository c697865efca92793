import { parseSignInForm } from '#app/features/auth/credentials.ts'
import { describeSignInProblem } from '#app/features/auth/session.ts'
import type { CopyServices } from '#app/features/demo/answer-post.ts'
import { isDemoPair } from '#app/features/demo/demo-pair.ts'
import { leaveNote } from '#app/features/demo/flash-note.ts'
import { keepMockSession } from '#app/features/demo/mock-session.ts'

/** Signs in with the shown pair and with no other; what is refused is refused as with a backend. */
export function answerSignIn({ storage, notes, now }: CopyServices, form: FormData): Response {
  const parsed = parseSignInForm(form)
  if (!parsed.ok) return Response.json({ problems: parsed.problem, toast: null }, { status: 422 })
  if (!isDemoPair(parsed.value)) {
    const toast = describeSignInProblem({ kind: 'wrong-pair' })
    return Response.json({ problems: {}, toast }, { status: 401 })
  }
  keepMockSession(storage, now())
  leaveNote(notes, 'signed-in')
  return new Response(null, { status: 204 })
}
