import { useRevalidator } from 'react-router'
import { CopyPage } from '#app/features/demo/ui/copy-page.tsx'
import { exportCopy, measureCopy, resetCopy } from '#app/features/demo/whole-copy.ts'
import { sizeText } from '#app/features/media/library.ts'
import { demo } from '#app/features/site/content/en/demo.ts'
import { pageMeta } from '#app/page-meta.ts'
import { openCopy } from '#app/demo-copy.ts'
import { showToast } from '#app/ui/show-toast.ts'

export function clientLoader() {
  const { posts, pictures, bytes } = measureCopy(openCopy())
  return { posts, pictures, size: sizeText(bytes) }
}

export const meta = () => pageMeta({ title: demo.copy.title, index: false })

type CopyProps = { loaderData: ReturnType<typeof clientLoader> }

export default function DemoCopy({ loaderData }: CopyProps) {
  const { revalidate } = useRevalidator()
  return (
    <CopyPage
      contents={loaderData}
      words={demo.copy}
      onExport={() =>
        new Blob([exportCopy(localStorage, new Date())], { type: 'application/json' })
      }
      onReset={() => {
        resetCopy(localStorage)
        showToast({ ...demo.copy.reset.done, tone: 'normal' })
        void revalidate()
      }}
    />
  )
}
