import type { ReactNode } from 'react'
import { FilingDateTool } from '#app/features/tools/ui/filing-date-tool.tsx'
import { GreenCardPathTool } from '#app/features/tools/ui/green-card-path-tool.tsx'
import type { drawnWith } from '#app/routes/site/page-sections.server.ts'
import type { PageTool } from '#app/routes/site/page-tools.server.ts'

type Form = ReturnType<typeof drawnWith>['form']

/** By the names that the sections of a page have for them. */
export function toolForms(
  tools: readonly PageTool[],
  { texts, hours, locale, ...shared }: Form,
): Partial<Record<PageTool['kind'], ReactNode>> {
  const forms = tools.map((tool) => [
    tool.kind,
    tool.kind === 'filing-date' ? (
      <FilingDateTool
        key={tool.kind}
        texts={texts.filingDate}
        asked={tool.asked}
        locale={locale}
        {...shared}
      />
    ) : (
      <GreenCardPathTool
        key={tool.kind}
        texts={texts.greenCardPath}
        asked={tool.asked}
        lines={tool.lines}
        hours={hours}
        {...shared}
      />
    ),
  ])
  return Object.fromEntries(forms) as Partial<Record<PageTool['kind'], ReactNode>>
}
