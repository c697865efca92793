import { data, redirect } from 'react-router'
import { pathTo } from '#app/addresses.ts'
import type { Route } from './+types/duplicate.ts'
import { useStored } from '#app/application/use-stored.ts'
import { duplicatePost } from '#app/features/posts/changes/duplicate-post.server.ts'
import { duplicateTexts as texts } from '#app/features/posts/changes/change-texts.ts'
import { isPostId } from '#app/features/posts/post.ts'
import { reportDatabaseProblems } from '#app/platform/http/database-response.server.ts'
import { readForm, textOf } from '#app/platform/http/read-form.server.ts'
import { postServices } from '#app/routes/dashboard/editor/post-services.server.ts'
import { redirectWithFlash } from '#app/server/flash.server.ts'
import { Alert } from '#app/ui/feedback/alert.tsx'
import { Screen } from '#app/ui/page/screen.tsx'

export function loader() {
  return redirect('/dashboard')
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = postServices(context)
  const id = textOf(await readForm(request), 'post')
  const report = (failed: string, init: ResponseInit) => data({ failed }, init)
  return reportDatabaseProblems(services.log, report, async () => {
    const copy = isPostId(id) ? await duplicatePost(services, id) : null
    if (!copy) return data({ failed: texts.missing }, { status: 404 })
    return redirectWithFlash(pathTo('/dashboard/blog/edit/:id', { id: copy.id }), 'post-duplicated')
  })
}

export default function Duplicate({ actionData }: Route.ComponentProps) {
  const failed = useStored(actionData)?.failed
  return (
    <Screen title={texts.title} back={{ href: '/dashboard', text: texts.back }}>
      {failed !== undefined && <Alert title={failed} />}
    </Screen>
  )
}
