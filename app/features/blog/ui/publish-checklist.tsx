import { type MouseEvent, useRef } from 'react'
import { checklistTexts } from '#app/features/blog/checklist-texts.ts'
import {
  type Checklist,
  type Finding,
  findingText,
  REASON_MAX,
} from '#app/features/blog/finding.ts'
import type { PostForm, PostProblems } from '#app/features/blog/post.ts'
import { showFinding } from '#app/features/blog/ui/show-finding.ts'
import { useLiveFindings } from '#app/features/blog/ui/use-live-findings.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { Field } from '#app/ui/form-field.tsx'

type PublishChecklistProps = Checklist & { form: PostForm; problems: PostProblems }

const texts = checklistTexts

/**
 * What to look at before readers see the post, beside the switch that publishes it. It stands in the page as the server
 * found it, and is looked through again when typing pauses. Each line leads to its place.
 */
export function PublishChecklist(props: PublishChecklistProps) {
  const { isBinding, form, problems } = props
  const place = useRef<HTMLElement>(null)
  const findings = useLiveFindings(place, props)
  const problem = problems.findingsReason
  const isReasonAsked = isBinding && (findings.length > 0 || problem !== undefined)
  return (
    <section className="card checklist" aria-labelledby="checklist" ref={place}>
      <h2 id="checklist">{texts.title}</h2>
      {/* Spoken when the count changes, which it does only after a pause. */}
      <p role="status">{countText(findings.length)}</p>
      {findings.length > 0 && (
        <>
          <ul>
            {findings.map((finding) => (
              <li key={keyOf(finding)}>
                <a href={`#${finding.field}`} onClick={(event) => lead(event, place, finding)}>
                  {findingText(finding)}
                </a>
              </li>
            ))}
          </ul>
          <p className="hint">{isBinding ? texts.binding : texts.advisory}</p>
        </>
      )}
      {isBinding && (
        // Hidden, not gone: what was typed stays for when something is found again.
        <div hidden={!isReasonAsked}>
          <Field
            name="findingsReason"
            label={texts.reason.label}
            hint={texts.reason.hint}
            defaultValue={form.findingsReason ?? ''}
            maxLength={REASON_MAX}
            error={problem}
          />
        </div>
      )}
    </section>
  )
}

function countText(count: number): string {
  if (count === 0) return texts.none
  return count === 1 ? texts.one : fillText(texts.many, { count })
}

function keyOf({ kind, field, words }: Finding): string {
  return `${kind} ${field} ${words}`
}

function lead(event: MouseEvent, place: { current: HTMLElement | null }, finding: Finding): void {
  const form = place.current?.closest('form')
  if (form && showFinding(form, finding)) event.preventDefault()
}
