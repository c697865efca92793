import { type ComponentType, useContext } from 'react'
import { ReaderDocumentContext } from '#app/islands/document-context.ts'

/** What JSON can carry from the server to an island; a date, a map or a function does not fit and fails the type check. */
export type Json =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Json[]
  | { readonly [key: string]: Json }

/**
 * When an island's code is fetched: `touch` when it is pressed, focused or typed into; `near` also when the reader has
 * done something and it is within 200 px of the screen.
 */
export type WakeRule = 'touch' | 'near'

/**
 * A part of a reader's page that comes alive. On the server it is complete HTML with a form or link that works by itself;
 * its code comes when `when` says so. In the staff's application it is the plain component.
 * @param props.of default export of a `*.island.tsx` file
 */
export function Island<Props extends { readonly [Key in keyof Props]: Json }>({
  of: Component,
  props,
  when = 'touch',
}: {
  of: ComponentType<Props>
  props: Props
  when?: WakeRule
}) {
  const reader = useContext(ReaderDocumentContext)
  if (reader === null) return <Component {...props} />
  const { name, idPrefix, html } = reader.renderIsland(Component as ComponentType<never>, props)
  return (
    <div
      data-island={name}
      data-id={idPrefix}
      data-when={when}
      data-props={JSON.stringify(props)}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
