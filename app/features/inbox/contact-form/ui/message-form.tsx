import {
  behaviourTexts,
  describeProblems,
  type MessageFormTexts,
  type TakenBy,
} from '#app/features/inbox/contact-form/message-form-texts.ts'
import {
  MESSAGE_FIELDS,
  type MessageField,
  type MessageFields,
  type MessageProblems,
  SAFE_WAYS,
} from '#app/features/inbox/contact-form/message.ts'
import { Alert } from '#app/ui/feedback/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field, SelectField } from '#app/ui/form/form-field.tsx'
import { Icon } from '#app/ui/icon.tsx'

export type ReturnedMessage = {
  typed: MessageFields
  problems: MessageProblems
  alert: keyof MessageFormTexts['alerts']
}

type MessageFormProps = {
  texts: MessageFormTexts
  /** The firm's, by tag; the question is only asked where there is a choice. */
  languages: Readonly<Record<string, string>>
  phone: { display: string; href: string }
  from?: string
  /** Null before the form was sent. */
  returned: ReturnedMessage | null
  reference: string | null
  copyTo: object | null
  takenBy?: TakenBy
}

/** Spec 5.15 to 5.17. A plain POST; the behaviour sends it without leaving the page. */
export function MessageForm(props: MessageFormProps) {
  const { texts, languages, phone, returned, reference, copyTo, takenBy = 'site' } = props
  const isStored = takenBy === 'site'
  const errors = describeProblems(returned?.problems ?? {}, texts)
  const typed = returned?.typed
  const firstWrong = MESSAGE_FIELDS.find((name) => errors[name] !== undefined)
  const field = (name: MessageField) => ({
    name,
    label: texts[name],
    required: true,
    defaultValue: typed?.[name],
    error: errors[name],
    autoFocus: name === firstWrong,
  })
  return (
    <form
      className="form"
      method="post"
      // Without the fragment, for which a browser would ignore `autofocus`.
      action="/contact"
      // The browser's own bubbles would cover the notice of spec 5.17.
      noValidate
      data-behaviour="message-form"
      // The button waits for the behaviour, and the focus may be in a field before any script is there.
      data-behaviour-now={isStored ? undefined : ''}
      data-texts={JSON.stringify(behaviourTexts(texts, takenBy))}
      data-emailjs={copyTo === null ? undefined : JSON.stringify(copyTo)}
    >
      <div data-report>
        {reference !== null && <Sent texts={texts} reference={reference} />}
        {returned && (
          <Refused
            texts={texts}
            // A problem in a field is no reason to call.
            phone={firstWrong === undefined ? phone : null}
            isFocused={firstWrong === undefined}
            {...texts.alerts[returned.alert]}
          />
        )}
      </div>
      <Field {...field('name')} autoComplete="name" />
      <Field {...field('email')} type="email" hint={texts.emailHint} autoComplete="email" />
      {/* The section has the shorter id, because other pages link to it. */}
      <Field {...field('message')} id="message-text" multiline rows={9} hint={texts.messageHint} />
      {!isStored && <ServiceNotes texts={texts} takenBy={takenBy} />}
      {isStored && (
        <>
          <Wishes texts={texts} languages={languages} typed={typed} />
          <Honeypot label={texts.honeypot} from={props.from ?? ''} />
          {copyTo !== null && <p className="muted small">{texts.copied}</p>}
        </>
      )}
      <div>
        <Button type="submit" disabled={!isStored}>
          {texts.send}
        </Button>
      </div>
      <Templates texts={texts} phone={phone} hasReference={isStored} />
    </form>
  )
}

type WishesProps = Pick<MessageFormProps, 'texts' | 'languages'> & {
  typed: MessageFields | undefined
}

function Wishes({ texts, languages, typed }: WishesProps) {
  const { safe } = texts
  return (
    <>
      {Object.keys(languages).length > 1 && (
        <Language texts={texts} languages={languages} typed={typed} />
      )}
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

function Language({ texts: { language }, languages, typed }: WishesProps) {
  return (
    <SelectField
      name="language"
      defaultValue={typed?.language ?? ''}
      label={language.label}
      hint={language.hint}
    >
      <option value="">{language.none}</option>
      {Object.entries(languages).map(([tag, name]) => (
        <option key={tag} value={tag} lang={tag}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}

// The honeypot. `display: none` hides it from eyes, keyboards and screen readers alike.
function Honeypot({ label, from }: { label: string; from: string }) {
  return (
    <div className="trap">
      <input type="hidden" name="token" defaultValue="" autoComplete="off" />
      <input type="hidden" name="from" value={from} />
      <label>
        {label} <input name="subject" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}

function ServiceNotes({ texts, takenBy }: Pick<MessageFormProps, 'texts' | 'takenBy'>) {
  return (
    <>
      {takenBy === 'service' && <p className="muted small">{texts.byService.note}</p>}
      <noscript>
        <p>{texts.byService.withoutScript}</p>
      </noscript>
    </>
  )
}

function Sent({ texts, reference }: { texts: MessageFormTexts; reference: string | null }) {
  const { title, keep } = texts.sent
  return (
    <div className="callout" role="status" tabIndex={-1}>
      <Icon name="check" />
      <div>
        <b>{title}</b>
        {reference === null ? (
          <p>{texts.sent.toast.text}</p>
        ) : (
          <>
            <p>
              {texts.sent.reference} <strong data-reference>{reference}</strong>
            </p>
            <p>{keep}</p>
          </>
        )}
      </div>
    </div>
  )
}

type RefusedProps = {
  texts: MessageFormTexts
  phone: MessageFormProps['phone'] | null
  /** When the page opens. */
  isFocused?: boolean
  title: string
  text: string
}

function Refused({ texts, phone, isFocused, title, text }: RefusedProps) {
  const [before, after] = texts.orCall.split('{phone}')
  return (
    <Alert title={title} text={text} isFocused={isFocused}>
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

// What the behaviour puts into the page, rendered by the server's components.
function Templates({
  texts,
  phone,
  hasReference,
}: Pick<MessageFormProps, 'texts' | 'phone'> & { hasReference: boolean }) {
  return (
    <>
      <template data-part="sent">
        <Sent texts={texts} reference={hasReference ? '' : null} />
      </template>
      <template data-part="refused">
        <Refused texts={texts} phone={phone} title="" text=" " />
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
