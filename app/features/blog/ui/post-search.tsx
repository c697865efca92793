import { Form, useSubmit } from 'react-router'
import type { DeskWords } from '#app/features/blog/desk-words.ts'
import { Icon } from '#app/ui/icon.tsx'

/** The dashboard's search, by title or excerpt. A GET form by itself; with JavaScript it answers while one types. */
export function PostSearch({ search, words }: { search: string; words: DeskWords }) {
  const submit = useSubmit()
  return (
    <Form className="search" role="search" method="get" action="/dashboard">
      <Icon name="search" />
      <input
        className="in"
        type="search"
        name="q"
        maxLength={200}
        defaultValue={search}
        placeholder={words.list.searchPlaceholder}
        aria-label={words.list.searchLabel}
        onChange={(event) =>
          void submit(event.currentTarget.form, { replace: true, preventScrollReset: true })
        }
      />
    </Form>
  )
}
