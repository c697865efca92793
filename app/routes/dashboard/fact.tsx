import { data, redirect } from 'react-router'
import type { Route } from './+types/fact.ts'
import { type Fact, FACT_TIME_ZONE } from '#app/features/facts/fact.ts'
import { type FactForm, factFormOf, parseFactForm } from '#app/features/facts/fact-form.ts'
import { factHistory } from '#app/features/facts/fact-history.ts'
import {
  listFactRevisions,
  saveFactRevision,
  withdrawFactRevision,
} from '#app/features/facts/fact-revisions.server.ts'
import { factRow } from '#app/features/facts/fact-row.ts'
import { FactEditor } from '#app/features/facts/ui/fact-editor.tsx'
import { contentOf } from '#app/features/site/content.ts'
import { flashCookie } from '#app/flash.server.ts'
import { pageMeta } from '#app/page-meta.ts'
import { readForm, textOf } from '#app/platform/http/read-form.server.ts'
import { localMoment } from '#app/platform/local-time.ts'
import { servicesContext } from '#app/services-context.server.ts'
import type { Services } from '#app/services.server.ts'
import { getActor } from '#app/session-context.server.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, facts, now } = context.get(servicesContext)
  const words = contentOf('en').facts
  const fact = getFact(facts, params.key)
  return {
    row: factRow(fact, now()),
    form: factFormOf(fact, localMoment(now(), FACT_TIME_ZONE).date),
    history: factHistory(await listFactRevisions(db), fact.key, words.history),
    words,
  }
}

/** Enters a value or a check; with `withdraw` it takes an entry back. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { db, facts, bus, now } = context.get(servicesContext)
  const { key } = getFact(facts, params.key)
  const by = getActor(context)
  const sent = await readForm(request)
  const withdrawn = textOf(sent, 'withdraw')
  const instant = now()
  if (withdrawn === '') {
    const form = readFactForm(sent)
    const today = localMoment(instant, FACT_TIME_ZONE).date
    const input = parseFactForm(form, today, contentOf('en').facts.problems)
    if (!input.ok) return data({ form, problems: input.problem }, { status: 422 })
    await saveFactRevision(db, { key, input: input.value, by }, instant)
  } else if (!(await withdrawFactRevision(db, { id: withdrawn, key, by }, instant))) {
    // Somebody else took it back first; the page shows how it stands now.
    return redirect(`/dashboard/facts/${key}`, 303)
  }
  await facts.reload()
  bus.publish({ kind: 'facts' })
  const headers = { 'Set-Cookie': flashCookie('fact-saved') }
  return redirect(`/dashboard/facts/${key}`, { status: 303, headers })
}

function getFact(facts: Services['facts'], key: string): Fact {
  const fact = facts.current().find((candidate) => candidate.key === key)
  if (!fact) throw data(null, { status: 404 })
  return fact
}

function readFactForm(form: FormData): FactForm {
  return {
    value: textOf(form, 'value'),
    effectiveFrom: textOf(form, 'effectiveFrom'),
    sourceName: textOf(form, 'sourceName'),
    sourceUrl: textOf(form, 'sourceUrl'),
    lastVerified: textOf(form, 'lastVerified'),
    reviewBy: textOf(form, 'reviewBy'),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData?.row.label ?? contentOf('en').facts.title, index: false })

export default function FactRoute({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <FactEditor
      {...loaderData}
      form={actionData?.form ?? loaderData.form}
      problems={actionData?.problems ?? {}}
    />
  )
}
