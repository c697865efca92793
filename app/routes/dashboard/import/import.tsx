import { data, redirect } from 'react-router'
import { useStored } from '#app/application/use-stored.ts'
import {
  findLastImport,
  startImport,
} from '#app/features/import/dashboard/dashboard-imports.server.ts'
import type { importProblems } from '#app/features/import/dashboard/import-texts.ts'
import { takeFiles } from '#app/features/import/dashboard/sent-files.server.ts'
import { ImportPage } from '#app/features/import/ui/import-page.tsx'
import { languageName } from '#app/features/posts/translations/translation.ts'
import { pathTo } from '#app/addresses.ts'
import { filesOf, readForm, textOf } from '#app/platform/http/read-form.server.ts'
import { isLocale, LOCALES } from '#app/platform/texts/locales.ts'
import { servicesContext } from '#app/server/services-context.server.ts'
import { getActor } from '#app/server/session-context.server.ts'
import type { Route } from './+types/import.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext)
  return {
    last: await findLastImport(db, getActor(context).id),
    languages: LOCALES.map((locale) => ({ locale, name: languageName(locale, 'en') })),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const form = await readForm(request)
  const files = await takeFiles(filesOf(form, 'files'))
  if (!files.ok) return refused(files.problem, 422)
  const language = textOf(form, 'language')
  const options = {
    locale: isLocale(language) ? language : 'en',
    tags: textOf(form, 'tags') !== '',
  } as const
  const started = await startImport(services, getActor(context), files.value, options)
  if (!started.ok) return refused(started.problem, 409)
  services.imports.wake()
  return redirect(pathTo('/dashboard/import/:id', { id: started.value }), 303)
}

function refused(problem: keyof typeof importProblems, status: number) {
  return data({ problem }, { status })
}

export default function Import({ loaderData, actionData }: Route.ComponentProps) {
  return <ImportPage {...loaderData} problem={useStored(actionData)?.problem ?? null} />
}
