import { useStored } from '#app/application/use-stored.ts'
import { data } from 'react-router'
import { type Fact, factsTogether } from '#app/features/facts/fact.ts'
import {
  type FactForm,
  factFormOf,
  parseFactForm,
  valueField,
} from '#app/features/facts/fact-form.ts'
import { factHistory, factRow } from '#app/features/facts/fact-row.ts'
import {
  listFactRevisions,
  saveFactRevisions,
  withdrawFactRevisions,
} from '#app/features/facts/fact-revisions.server.ts'
import { FactEditor } from '#app/features/facts/ui/fact-editor.tsx'
import { redirectWithFlash } from '#app/server/flash.server.ts'
import { readForm, textOf } from '#app/platform/http/read-form.server.ts'
import { servicesContext } from '#app/server/services-context.server.ts'
import type { Services } from '#app/server/services.server.ts'
import { getActor } from '#app/server/session-context.server.ts'
import type { Route } from './+types/fact.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, facts, now } = context.get(servicesContext)
  const together = getFacts(facts, params.key)
  return {
    rows: together.map((fact) => factRow(fact, now())),
    form: factFormOf(together, now()),
    history: factHistory(await listFactRevisions(db), together),
  }
}

/** For all figures that change together; with `withdraw` it takes an entry back. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { db, facts, bus, now } = context.get(servicesContext)
  const together = getFacts(facts, params.key)
  const keys = together.map(({ key }) => key)
  const by = getActor(context)
  const sent = await readForm(request)
  const withdrawn = textOf(sent, 'withdraw')
  const instant = now()
  if (withdrawn === '') {
    const form = readFactForm(sent, keys)
    const parsed = parseFactForm(form, together, instant)
    if (!parsed.ok) return data({ form, problems: parsed.problem }, { status: 422 })
    await saveFactRevisions(db, { inputs: parsed.value, by }, instant)
  } else if (!(await withdrawFactRevisions(db, { id: withdrawn, keys, by }, instant))) {
    return redirectWithFlash(`/dashboard/facts/${params.key}`, 'fact-withdrawn-before')
  }
  await facts.reload()
  bus.publish({ kind: 'facts' })
  return redirectWithFlash(
    `/dashboard/facts/${params.key}`,
    withdrawn === '' ? 'fact-saved' : 'fact-withdrawn',
  )
}

// The requested one first, then those that change together with it.
function getFacts(facts: Services['facts'], key: string): [Fact, ...Fact[]] {
  const all = facts.current()
  const fact = all.find((candidate) => candidate.key === key)
  if (!fact) throw data(null, { status: 404 })
  return [fact, ...factsTogether(all, fact).filter((other) => other.key !== key)]
}

function readFactForm(form: FormData, keys: readonly string[]): FactForm {
  return {
    values: Object.fromEntries(keys.map((key) => [key, textOf(form, valueField(key))])),
    effectiveFrom: textOf(form, 'effectiveFrom'),
    sourceName: textOf(form, 'sourceName'),
    sourceUrl: textOf(form, 'sourceUrl'),
    checked: textOf(form, 'checked'),
    reviewBy: textOf(form, 'reviewBy'),
  }
}

export default function FactRoute({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useStored(actionData)
  return (
    <FactEditor
      {...loaderData}
      form={answer?.form ?? loaderData.form}
      problems={answer?.problems ?? {}}
    />
  )
}
