import {
  alertFor,
  type BehaviourTexts,
  describeProblems,
  type ProblemTexts,
  type TitledText,
} from '#app/features/inbox/contact-form/message-form-texts.ts'
import { MESSAGE_FIELDS, type MessageProblems } from '#app/features/inbox/contact-form/message.ts'
import {
  checkForm,
  fetchToken,
  type Outcome,
  sendByService,
  sendCopy,
  sendMessage,
} from '#app/features/inbox/contact-form/ui/send-message.ts'
import { showToast } from '#app/ui/feedback/show-toast.ts'

type Saved = Extract<Outcome, { kind: 'saved' }>

const TOKEN_PATIENCE_MS = 2_000
// A build-time constant: without a backend the email service alone takes the message, or nobody (decision 20).
const HAS_BACKEND = import.meta.env.SITE_BACKEND !== 'none'

/** Keeps what was typed until the message is stored. */
export default function startMessageForm(element: HTMLElement): void {
  if (!(element instanceof HTMLFormElement)) return
  const form = element
  const texts = JSON.parse(form.dataset['texts'] ?? '{}') as BehaviourTexts
  let token = takeToken(form)
  noteOrigin(form)
  let isSending = false
  // Without a backend the form does not work before this, so it is served disabled.
  if (!HAS_BACKEND) form.querySelector('[type=submit]')?.removeAttribute('disabled')

  async function sendAndShow() {
    const stopBusy = showBusy(form, texts.sending)
    const outcome = await (HAS_BACKEND ? send(form, token) : sendByService(form, texts.sent))
    stopBusy()
    if (outcome.kind !== 'saved') return showFailure(form, texts, outcome)
    if (HAS_BACKEND && !outcome.isRestricted) void sendCopy(form)
    token = showSaved(form, outcome)
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (isSending) return
    const wrong = HAS_BACKEND ? emptyFields(form) : checkForm(form)
    if (Object.keys(wrong).length > 0)
      return showRefusal(form, texts[alertFor(wrong)], describeProblems(wrong, texts))
    isSending = true
    void sendAndShow().finally(() => (isSending = false))
  })
}

// Who follows a menu, and not the link of the page, comes from there as well.
function noteOrigin(form: HTMLFormElement): void {
  const from = form.querySelector<HTMLInputElement>('[name=from]')
  if (from && document.referrer.startsWith(`${location.origin}/`))
    from.value ||= new URL(document.referrer).pathname
}

async function send(form: HTMLFormElement, token: Promise<void>): Promise<Outcome> {
  // The message is accepted without a token, too, so this does not wait long.
  const timeoutMs = new Promise((resolve) => setTimeout(resolve, TOKEN_PATIENCE_MS))
  await Promise.race([token, timeoutMs])
  return sendMessage(form)
}

async function takeToken(form: HTMLFormElement): Promise<void> {
  if (!HAS_BACKEND) return
  const token = await fetchToken(form)
  form.querySelector<HTMLInputElement>('[name=token]')?.setAttribute('value', token)
}

// The server says everything else; the page need not carry its texts.
function emptyFields(form: HTMLFormElement): MessageProblems {
  const problems = Object.entries(checkForm(form))
  return Object.fromEntries(problems.filter(([, problem]) => problem === 'empty'))
}

function showBusy(form: HTMLFormElement, sending: string): () => void {
  const button = form.querySelector<HTMLButtonElement>('[type=submit]')
  if (!button) return () => {}
  const idle = [...button.childNodes]
  const spinner = document.createElement('span')
  spinner.className = 'spin'
  spinner.ariaHidden = 'true'
  button.replaceChildren(spinner, sending)
  button.disabled = true
  button.ariaBusy = 'true'
  return () => {
    button.replaceChildren(...idle)
    button.disabled = false
    button.ariaBusy = null
  }
}

function showSaved(form: HTMLFormElement, { reference, toast }: Saved) {
  form.reset()
  showProblems(form, {})
  const note = report(form, 'sent')
  const place = note?.querySelector('[data-reference]')
  if (place) place.textContent = reference
  showToast({ ...toast, tone: 'normal' })
  note?.focus()
  // Another message needs another idempotency key.
  return takeToken(form)
}

function showFailure(
  form: HTMLFormElement,
  texts: BehaviourTexts,
  outcome: Exclude<Outcome, Saved>,
): void {
  if (outcome.kind === 'too-large') {
    const problems = describeProblems({ message: 'too-long' }, texts)
    return showRefusal(form, { title: texts.failed.title, text: problems.message ?? '' }, problems)
  }
  if (outcome.kind === 'nowhere') return showRefusal(form, texts.failed, {})
  if (outcome.kind === 'failed') {
    logFailure(outcome.why)
    return showRefusal(form, texts.failed, {})
  }
  const { status, alert, problems } = outcome
  if (Object.keys(problems).length === 0) logFailure(`${status} ${alert.title} ${alert.text}`)
  showRefusal(form, alert, problems)
}

function logFailure(why: string): void {
  // oxlint-disable-next-line no-console -- spec 8.23: the error text is logged
  console.error(`The message was not sent: ${why}`)
}

function showRefusal(form: HTMLFormElement, { title, text }: TitledText, problems: ProblemTexts) {
  const alert = report(form, 'refused')
  const [heading, sentence] = alert?.querySelectorAll('b, p') ?? []
  if (heading) heading.textContent = title
  if (sentence) sentence.textContent = text
  if (Object.keys(problems).length > 0) alert?.querySelector('[data-call]')?.remove()
  showToast({ title, text, tone: 'destructive' })
  showProblems(form, problems)
  const wrong = form.querySelector<HTMLElement>('[aria-invalid=true]')
  if (wrong) {
    wrong.focus()
    // Focus alone does not move what is on the screen already, under the toast.
    return wrong.scrollIntoView({ block: 'nearest' })
  }
  // The button was disabled while it had the focus; keyboard users go on from it.
  form.querySelector<HTMLElement>('[type=submit]')?.focus({ preventScroll: true })
  alert?.scrollIntoView({ block: 'center' })
}

function report(form: HTMLFormElement, name: 'sent' | 'refused'): HTMLElement | null {
  const place = form.querySelector('[data-report]')
  place?.replaceChildren(partOf(form, name))
  return place?.querySelector<HTMLElement>('[role]') ?? null
}

function showProblems(form: HTMLFormElement, problems: ProblemTexts): void {
  for (const name of MESSAGE_FIELDS) {
    const field = form.querySelector<HTMLElement>(`[name=${name}]`)
    if (field) markField(form, field, problems[name])
  }
}

function markField(form: HTMLFormElement, field: HTMLElement, text: string | undefined): void {
  const id = `${field.id}-error`
  form.querySelector(`#${id}`)?.remove()
  const isWrong = text !== undefined
  field.classList.toggle('err', isWrong)
  field.ariaInvalid = isWrong ? 'true' : null
  const hint = form.querySelector(`#${field.id}-hint`)?.id
  const described = [hint, isWrong && id].filter(Boolean).join(' ')
  if (described === '') field.removeAttribute('aria-describedby')
  else field.setAttribute('aria-describedby', described)
  if (!isWrong) return
  const part = partOf(form, 'problem')
  const sentence = part.querySelector('span')
  if (sentence) sentence.textContent = text
  part.firstElementChild?.setAttribute('id', id)
  field.after(part)
}

function partOf(form: HTMLFormElement, name: 'sent' | 'refused' | 'problem'): DocumentFragment {
  const template = form.querySelector<HTMLTemplateElement>(`template[data-part=${name}]`)
  return template ? (template.content.cloneNode(true) as DocumentFragment) : new DocumentFragment()
}
