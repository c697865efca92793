import { useRef } from 'react'
import type { DemoWords } from '#app/features/demo/demo-words.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'

type CopyPageProps = {
  contents: { posts: number; pictures: number; size: string }
  words: DemoWords['copy']
  /** The whole copy as a file, made when it is asked for. */
  onExport: () => Blob
  onReset: () => void
}

/** What this browser keeps, and the ways to take it along and to throw it away. */
export function CopyPage({ contents, words, onExport, onReset }: CopyPageProps) {
  const question = useRef<HTMLDialogElement>(null)
  return (
    <div className="desk wrap">
      <header className="deskhead">
        <div>
          <h1>{words.title}</h1>
          <p className="muted">{fillText(words.contents, contents)}</p>
        </div>
      </header>
      <p className="demoabout">{words.about}</p>
      <div className="democards">
        <section className="card">
          <h2>{words.export.title}</h2>
          <p>{words.export.text}</p>
          <Button icon="download" onClick={() => download(onExport(), words.export.fileName)}>
            {words.export.button}
          </Button>
        </section>
        <section className="card">
          <h2>{words.reset.title}</h2>
          <p>{words.reset.text}</p>
          <Button variant="secondary" onClick={() => question.current?.showModal()}>
            {words.reset.button}
          </Button>
        </section>
      </div>
      <Dialog
        id="reset-copy"
        title={words.reset.question}
        ref={question}
        actions={
          <form method="dialog">
            <Button type="submit" variant="secondary" autoFocus>
              {words.reset.keep}
            </Button>
            <Button type="submit" variant="destructive" icon="trash-2" onClick={onReset}>
              {words.reset.confirm}
            </Button>
          </form>
        }
      >
        <p>{words.reset.consequence}</p>
      </Dialog>
    </div>
  )
}

function download(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // Once the browser has taken it.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
