import { useRef } from 'react'
import { useRevalidator } from 'react-router'
import { exportStore, resetStore } from '#app/features/demo/demo-store.ts'
import { storeTexts as texts } from '#app/features/demo/texts.ts'
import { sizeText } from '#app/features/images/library.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/feedback/dialog.tsx'
import { showToast } from '#app/ui/feedback/show-toast.ts'
import { Screen } from '#app/ui/page/screen.tsx'

export function clientLoader() {
  const { posts, images } = exportStore(new Date())
  const size = sizeText(JSON.stringify({ posts, images }).length)
  return { posts: posts.length, images: Object.keys(images).length, size }
}

type StoreProps = { loaderData: ReturnType<typeof clientLoader> }

export default function DemoStorePage({ loaderData }: StoreProps) {
  const question = useRef<HTMLDialogElement>(null)
  const { revalidate } = useRevalidator()
  function reset() {
    resetStore()
    showToast({ ...texts.reset.done, tone: 'normal' })
    void revalidate()
  }
  const responses = (
    // At the submit, because a toast that is shown before ends with it.
    <form
      method="dialog"
      onSubmit={({ nativeEvent }) => {
        if (nativeEvent.submitter?.hasAttribute('data-reset')) reset()
      }}
    >
      <Button type="submit" variant="secondary" autoFocus>
        {texts.reset.keep}
      </Button>
      <Button type="submit" variant="destructive" icon="trash-2" data-reset>
        {texts.reset.confirm}
      </Button>
    </form>
  )
  return (
    <Screen title={texts.title} about={fillText(texts.contents, loaderData)}>
      <p className="demoabout">{texts.about}</p>
      <div className="democards">
        <section className="card">
          <h2>{texts.export.title}</h2>
          <p>{texts.export.text}</p>
          <Button icon="download" onClick={download}>
            {texts.export.button}
          </Button>
        </section>
        <section className="card">
          <h2>{texts.reset.title}</h2>
          <p>{texts.reset.text}</p>
          <Button variant="secondary" onClick={() => question.current?.showModal()}>
            {texts.reset.button}
          </Button>
        </section>
      </div>
      <Dialog id="reset-copy" title={texts.reset.question} ref={question} actions={responses}>
        <p>{texts.reset.consequence}</p>
      </Dialog>
    </Screen>
  )
}

function download(): void {
  const file = new Blob([JSON.stringify(exportStore(new Date()), null, 2)])
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = texts.export.fileName
  link.click()
  // After the browser has read it.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
