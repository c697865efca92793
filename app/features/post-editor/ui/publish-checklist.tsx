import { type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { checklistTexts } from '#app/features/posts/checklist/checklist-texts.ts'
import {
  type CheckedForm,
  type Checklist,
  type Finding,
  findingText,
  REASON_MAX,
} from '#app/features/posts/checklist/finding.ts'
import type { PostForm, PostProblems } from '#app/features/posts/post.ts'
import { showFinding } from '#app/features/post-editor/ui/show-finding.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { Field } from '#app/ui/form/form-field.tsx'

type PublishChecklistProps = Checklist & { form: PostForm; problems: PostProblems }

const texts = checklistTexts

export function PublishChecklist(props: PublishChecklistProps) {
  const { isBinding, form, problems } = props
  const place = useRef<HTMLElement>(null)
  const findings = useLiveFindings(place, props)
  const problem = problems.findingsReason
  const isReasonAsked = isBinding && (findings.length > 0 || problem !== undefined)
  return (
    <section className="card checklist" aria-labelledby="checklist" ref={place}>
      <h2 id="checklist">{texts.title}</h2>
      <p role="status">{countText(findings.length)}</p>
      {findings.length > 0 && (
        <>
          <ul>
            {findings.map((finding) => (
              <li key={`${finding.kind} ${finding.field} ${finding.words}`}>
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
        // Hidden, not removed, so that the typed reason stays for the next finding.
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

function lead(event: MouseEvent, place: { current: HTMLElement | null }, finding: Finding): void {
  const form = place.current?.closest('form')
  if (form && showFinding(form, finding)) event.preventDefault()
}

// Longer than the pause between two words, so that the list does not change while the user types.
const PAUSE_MS = 900

function useLiveFindings(
  place: RefObject<HTMLElement | null>,
  { findings, rules }: Checklist,
): readonly Finding[] {
  const [found, setFound] = useState(findings)
  useEffect(() => {
    const form = place.current?.closest('form')
    if (!form) return undefined
    const stop = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const check = async () => {
      const { findFindings } = await import('#app/features/posts/checklist/publish-checklist.ts')
      if (!stop.signal.aborted) setFound(findFindings(readForm(form), rules))
    }
    const checkSoon = () => {
      clearTimeout(timer)
      timer = setTimeout(() => void check().catch(reportError), PAUSE_MS)
    }
    form.addEventListener('input', checkSoon, { signal: stop.signal })
    form.addEventListener('change', checkSoon, { signal: stop.signal })
    // A browser may have restored typed text.
    checkSoon()
    return () => {
      stop.abort()
      clearTimeout(timer)
    }
  }, [place, rules])
  return found
}

// A chosen file counts as an image, though its address comes only when the post is saved.
function readForm(form: HTMLFormElement): CheckedForm {
  const entries = [...new FormData(form)]
  const values = Object.fromEntries(entries.filter(([, value]) => typeof value === 'string'))
  const hasFile = entries.some(([, value]) => value instanceof File && value.name !== '')
  return {
    ...values,
    ...(hasFile && { image: 'file:' }),
    published: 'published' in values,
  } as unknown as CheckedForm
}
