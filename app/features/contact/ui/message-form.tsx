import type { MessageFormWords } from '#app/features/contact/message-form-words.ts'
import {
  SAFE_WAYS,
  type MessageFields,
  type MessageProblems,
} from '#app/features/contact/message.ts'
import { describeProblems } from '#app/features/contact/describe-problems.ts'
import { behaviourWords } from '#app/features/contact/ui/behaviour-words.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/form-field.tsx'
import { Icon } from '#app/ui/icon.tsx'

/** What a form that came back without JavaScript shows. */
export type ReturnedMessage = {
  typed: MessageFields
  problems: MessageProblems
  alert: keyof MessageFormWords['alerts']
}

type MessageFormProps = {
  words: MessageFormWords
  phone: { display: string; href: string }
  /** Null for a form that nobody has sent yet. */
  returned: ReturnedMessage | null
  /** The reference of the message that was just kept, or null. */
  reference: string | null
  /** The account at an e-mail service that gets a copy, or null. */
  copyTo: object | null
  /** Whether that e-mail service is the only one to take the message: a site with no backend. */
  isServiceAlone?: boolean
}

/**
 * The contact form (specification, section 5): three required fields and two that may stay empty. By itself a plain POST;
 * the behaviour sends it without leaving the page. The server and it say what is wrong in the same words and places.
 */
export function MessageForm(props: MessageFormProps) {
  const { words, phone, returned, reference, copyTo, isServiceAlone = false } = props
  const errors = describeProblems(returned?.problems ?? {}, words)
  const typed = returned?.typed
  return (
    <form
      className="form"
      method="post"
      action="/contact#message"
      // The browser's own bubbles would stand in the way of the notice that the specification wants.
      noValidate
      data-behaviour="message-form"
      // Its button waits for the behaviour, and whoever is quick has the focus in a field before any script is there.
      data-behaviour-now={isServiceAlone ? '' : undefined}
      data-words={JSON.stringify(behaviourWords(words, isServiceAlone))}
      data-copy={copyTo === null ? undefined : JSON.stringify(copyTo)}
    >
      <div data-report>
        {reference !== null && <Sent words={words} reference={reference} />}
        {returned && (
          <Refused
            words={words}
            // Whoever only has to look at a field again is not told to call.
            phone={Object.keys(returned.problems).length === 0 ? phone : null}
            {...words.alerts[returned.alert]}
          />
        )}
      </div>
      <Field
        name="name"
        label={words.name}
        autoComplete="name"
        required
        defaultValue={typed?.name}
        error={errors.name}
      />
      <Field
        name="email"
        type="email"
        label={words.email}
        hint={words.emailHint}
        autoComplete="email"
        required
        defaultValue={typed?.email}
        error={errors.email}
      />
      <Field
        name="message"
        // The section has the shorter id, because other pages link to it.
        id="message-text"
        multiline
        rows={9}
        label={words.message}
        hint={words.messageHint}
        required
        defaultValue={typed?.message}
        error={errors.message}
      />
      {isServiceAlone ? (
        <ServiceNotes words={words} />
      ) : (
        <>
          <Wishes words={words} typed={typed} />
          <Trap label={words.trap} />
          {copyTo !== null && <p className="muted small">{words.copied}</p>}
        </>
      )}
      <div>
        <Button type="submit" disabled={isServiceAlone}>
          {words.send}
        </Button>
      </div>
      <Templates words={words} phone={phone} hasReference={!isServiceAlone} />
    </form>
  )
}

function Wishes({ words, typed }: { words: MessageFormWords; typed: MessageFields | undefined }) {
  const { language, safe } = words
  return (
    <>
      <div className="f">
        <label htmlFor="language">{language.label}</label>
        <span className="hint" id="language-hint">
          {language.hint}
        </span>
        <select
          className="in"
          id="language"
          name="language"
          aria-describedby="language-hint"
          defaultValue={typed?.language ?? ''}
        >
          <option value="">{language.none}</option>
          {Object.entries(language.options).map(([tag, name]) => (
            <option key={tag} value={tag} lang={tag}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <fieldset className="f choices" aria-describedby="safe-hint">
        <legend>{safe.legend}</legend>
        <span className="hint" id="safe-hint">
          {safe.hint}
        </span>
        {SAFE_WAYS.map((way) => (
          <label key={way}>
            <input
              type="radio"
              name="safeWay"
              value={way}
              defaultChecked={typed?.safeWay === way}
            />
            {safe.options[way]}
          </label>
        ))}
      </fieldset>
    </>
  )
}

// For programs that fill in everything. `display: none` keeps it from eyes, keyboards and screen readers alike.
function Trap({ label }: { label: string }) {
  return (
    <div className="trap">
      <input type="hidden" name="token" defaultValue="" autoComplete="off" />
      <label>
        {label} <input name="subject" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}

function ServiceNotes({ words: { byService } }: { words: MessageFormWords }) {
  return (
    <>
      <p className="muted small">{byService.note}</p>
      <noscript>
        <p>{byService.withoutScript}</p>
      </noscript>
    </>
  )
}

function Sent({ words, reference }: { words: MessageFormWords; reference: string | null }) {
  const { title, keep } = words.sent
  return (
    <div className="callout" role="status" tabIndex={-1}>
      <Icon name="check" />
      <div>
        <b>{title}</b>
        {reference === null ? (
          <p>{words.sent.toast.text}</p>
        ) : (
          <>
            <p>
              {words.sent.reference} <strong data-reference>{reference}</strong>
            </p>
            <p>{keep}</p>
          </>
        )}
      </div>
    </div>
  )
}

type RefusedProps = {
  words: MessageFormWords
  phone: MessageFormProps['phone'] | null
  title: string
  text: string
}

function Refused({ words, phone, title, text }: RefusedProps) {
  const [before, after] = words.orCall.split('{phone}')
  return (
    <Alert title={title} text={text}>
      {phone && (
        <p data-call>
          {before}
          <a href={phone.href}>{phone.display}</a>
          {after}
        </p>
      )}
    </Alert>
  )
}

// What the behaviour puts into the page, made by the same components as the server's.
function Templates({
  words,
  phone,
  hasReference,
}: Pick<MessageFormProps, 'words' | 'phone'> & { hasReference: boolean }) {
  return (
    <>
      <template data-part="sent">
        <Sent words={words} reference={hasReference ? '' : null} />
      </template>
      <template data-part="refused">
        <Refused words={words} phone={phone} title="" text=" " />
      </template>
      <template data-part="problem">
        <p className="msg">
          <Icon name="circle-alert" />
          <span />
        </p>
      </template>
    </>
  )
}
