import { fillText } from '#app/platform/fill-text.ts'
import type { EditorWords } from '#app/features/blog/editor-words.ts'
import type { Post } from '#app/features/blog/post.ts'
import { Alert } from '#app/ui/alert.tsx'

/** Two people saved: the other text in full, while one's own still stands in the fields. Saving again replaces the other. */
export function PostConflict({
  current,
  words: { editor },
}: {
  current: Post
  words: EditorWords
}) {
  const { conflict } = editor
  const time = new Date(current.updatedAt).toLocaleTimeString('en-US', { timeStyle: 'short' })
  return (
    <Alert title={conflict.title} text={fillText(conflict.text, { author: current.author, time })}>
      <details>
        <summary>{conflict.theirs}</summary>
        <p>
          <b>{current.title}</b>
        </p>
        <p>{current.excerpt}</p>
        <pre className="theirs">{current.content}</pre>
      </details>
    </Alert>
  )
}
