import type { ComponentProps, InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from 'react'
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
  const { label, hint, error, multiline: _, className, ...rest } = props
  const id = props.id ?? props.name
  const isProse = props.multiline === true || /^(text|search)$/.test(props.type ?? 'text')
  const shared = {
    // In the direction of what is typed; addresses and numbers run from left to right.
    dir: props.dir ?? (isProse ? 'auto' : undefined),
    id,
    className: classNames('in', error !== undefined && 'err', className),
    'aria-invalid': error !== undefined || undefined,
    'aria-describedby': describedBy(id, hint, error),
  }
  return (
    <div className="f">
      <label htmlFor={id}>{label}</label>
      {hint !== undefined && (
        <span className="hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {props.multiline ? (
        <TextArea {...(rest as TextareaHTMLAttributes<HTMLTextAreaElement>)} {...shared} />
      ) : (
        <input {...(rest as InputHTMLAttributes<HTMLInputElement>)} {...shared} />
      )}
      <FieldError id={`${id}-error`} text={error} />
    </div>
  )
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
