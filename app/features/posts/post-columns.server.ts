import type { Selectable } from 'kysely'
import { readCategories } from '#app/features/posts/post.ts'
import {
  POST_FIELDS,
  type PostTexts,
  TEXT_FIELDS,
  type TextName,
} from '#app/features/posts/post-fields.ts'
import type { Schema } from '#db/schema.ts'

type TextColumn<Name extends TextName = TextName> = (typeof POST_FIELDS)[Name]['column']

export function columnsOf<Name extends TextName>(names: readonly Name[]): TextColumn<Name>[] {
  return names.map((name) => POST_FIELDS[name].column)
}

type Row<Name extends TextName> = Pick<Selectable<Schema['blog_posts']>, TextColumn<Name>>

export function textsOfRow<Name extends TextName>(
  names: readonly Name[],
  row: Row<Name>,
): Pick<PostTexts, Name> {
  const texts = names.map((name) => {
    const stored = row[POST_FIELDS[name].column as TextColumn<Name>]
    return [name, POST_FIELDS[name].kind === 'names' ? readCategories(stored) : stored]
  })
  return Object.fromEntries(texts) as Pick<PostTexts, Name>
}

/** As they are stored. */
export function rowOfTexts(texts: PostTexts): Record<TextColumn, string> {
  const row = TEXT_FIELDS.map((name) => {
    const text = texts[name]
    return [POST_FIELDS[name].column, typeof text === 'string' ? text : JSON.stringify(text)]
  })
  return Object.fromEntries(row) as Record<TextColumn, string>
}
