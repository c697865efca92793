import path from 'node:path'
import * as z from 'zod'
import { parseJson } from '#app/platform/parse-json.ts'
import { OperatorError } from './operator-error.ts'
import { runCommand } from './run-command.ts'
import { runNpm } from './run-npm.ts'

const root = path.dirname(import.meta.dirname)

const audited = z.object({
  auditReportVersion: z.number(),
  vulnerabilities: z.record(
    z.string(),
    z.object({ severity: z.string(), range: z.string(), nodes: z.array(z.string()) }),
  ),
  metadata: z.object({ dependencies: z.object({ total: z.number().positive() }) }),
})

await runCommand(async () => {
  // A lost answer must be an error, never a pass.
  const { output } = await runNpm(root, ['audit', '--json', '--fetch-retries=1'])
  const answer = parseJson(output)
  const parsed = audited.safeParse(answer)
  if (!parsed.success)
    throw new OperatorError(`not checked: the registry gave no answer${reasonIn(answer)}.`)
  const { vulnerabilities, metadata } = parsed.data
  const found = Object.entries(vulnerabilities)
  const total = metadata.dependencies.total
  if (found.length === 0)
    return console.log(`${total} packages checked, no known vulnerability in them.`)
  const lines = found.map(
    ([name, { severity, range, nodes }]) => `  ${severity}: ${name} ${range} (${nodes.join(', ')})`,
  )
  throw new OperatorError(
    [`${found.length} of ${total} packages have known vulnerabilities:`, ...lines].join('\n'),
  )
})

function reasonIn(answer: unknown): string {
  const message: unknown = answer instanceof Object ? Reflect.get(answer, 'message') : undefined
  return typeof message === 'string' ? ` (${message})` : ''
}
