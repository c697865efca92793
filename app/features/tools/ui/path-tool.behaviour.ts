import {
  placesOf,
  readPathAnswers,
  ruleFor,
} from '#app/features/tools/green-card-path/green-card-path.ts'
import { typedIn } from '#app/features/tools/tool-form.ts'

/** Of a site without a server: every answer stands in the page, and the one that fits is shown. */
export default function startPathTool(tool: HTMLElement): void {
  const [form, answer] = [tool.querySelector('form'), tool.querySelector<HTMLElement>('.answer')]
  const title = answer?.querySelector<HTMLElement>('[data-answered]')
  if (!form || !answer || !title) return
  answer.hidden = true
  form.hidden = false
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const answers = readPathAnswers(typedIn(new FormData(form)))
    const shown = new Set<string | undefined>([ruleFor(answers).id, ...placesOf(answers)])
    for (const part of answer.querySelectorAll<HTMLElement>('[data-rule], [data-place]'))
      part.hidden = !shown.has(part.dataset['rule'] ?? part.dataset['place'])
    title.textContent = title.dataset['answered'] ?? ''
    answer.hidden = false
    title.focus()
  })
}
