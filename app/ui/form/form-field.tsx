import type {
  ComponentProps,
  InputHTMLAttributes,
  PropsWithChildren,
  ReactNode,
  SelectHTMLAttributes,
  TextareaHTMLAttributes,
} from 'react'
import { Form, useNavigation } from 'react-router'

import { classNames } from '#app/ui/class-names.ts'
import { TextArea } from '#app/ui/form/text-area.tsx'
import { Icon } from '#app/ui/icon.tsx'

type FieldFrame = {
  /** Form name, and the id unless one is given. */
  name: string
  id?: string | undefined
  label: ReactNode
  hint?: ReactNode
  /** Marks the field invalid. */
  error?: string | undefined
}

type InputFieldProps = FieldFrame & { multiline?: false } & InputHTMLAttributes<HTMLInputElement>
type TextFieldProps = FieldFrame & { multiline: true } & TextareaHTMLAttributes<HTMLTextAreaElement>

export type FieldProps = InputFieldProps | TextFieldProps

/** Give `defaultValue`, not `value`, where the page works without JavaScript: typed text survives hydration. */
export function Field(props: FieldProps) {
  const { label: _, hint: __, error: ___, multiline: ____, ...rest } = props
  const isProse = props.multiline === true || /^(text|search)$/.test(props.type ?? 'text')
  // In the direction of what is typed; addresses and numbers run from left to right.
  const shared = { dir: props.dir ?? (isProse ? 'auto' : undefined), ...stateOf(props) }
  return (
    <Framed {...props}>
      {props.multiline ? (
        <TextArea {...(rest as TextareaHTMLAttributes<HTMLTextAreaElement>)} {...shared} />
      ) : (
        <input {...(rest as InputHTMLAttributes<HTMLInputElement>)} {...shared} />
      )}
    </Framed>
  )
}

type SelectFieldProps = FieldFrame & SelectHTMLAttributes<HTMLSelectElement>

/** Its children are the options. */
export function SelectField(props: SelectFieldProps) {
  const { label: _, hint: __, error: ___, ...rest } = props
  return (
    <Framed {...props}>
      <select {...rest} {...stateOf(props)} />
    </Framed>
  )
}

export type Choices = readonly (readonly [value: string, text: string])[]

/** Of a list to choose from, or of suggestions. */
export function Options({ of }: { of: Choices }) {
  return of.map(([value, text]) => (
    <option key={value} value={value}>
      {text}
    </option>
  ))
}

function Framed({ name, id = name, label, hint, error, children }: PropsWithChildren<FieldFrame>) {
  return (
    <div className="f">
      <label htmlFor={id}>{label}</label>
      {hint !== undefined && (
        <span className="hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {children}
      <FieldError id={`${id}-error`} text={error} />
    </div>
  )
}

function stateOf({
  name,
  id = name,
  hint,
  error,
  className,
}: FieldFrame & { className?: string | undefined }) {
  return {
    id,
    className: classNames('in', error !== undefined && 'err', className),
    'aria-invalid': error !== undefined || undefined,
    'aria-describedby': describedBy(id, hint, error),
  }
}

/** For fields that are not a `Field`; `id` is what describes them. */
export function FieldError({ id, text }: { id: string; text: string | undefined }) {
  if (text === undefined) return null
  return (
    <p className="msg" id={id}>
      <Icon name="circle-alert" />
      <span>{text}</span>
    </p>
  )
}

function describedBy(id: string, hint: ReactNode, error: string | undefined): string | undefined {
  const ids = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`].filter(
    Boolean,
  )
  return ids.length > 0 ? ids.join(' ') : undefined
}

/**
 * Until its answer is there, no form of the page takes words or a press. Words would be lost where the answer leads to another page or to
 * other fields; a press would do the same again, or break off what was sent before.
 */
export function SubmitForm(props: Omit<ComponentProps<typeof Form>, 'method' | 'inert'>) {
  return <Form {...props} method="post" inert={useNavigation().formMethod === 'POST'} />
}
