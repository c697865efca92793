import type { RefObject } from 'react'
import { editorTexts } from '#app/features/post-editor/editor-texts.ts'
import { PostPreview } from '#app/features/post-editor/ui/bar/post-preview.tsx'
import type { useFullScreen } from '#app/features/post-editor/ui/bar/use-full-screen.ts'
import { ToolIcon } from '#app/features/rich-text/ui/tool-icon.tsx'
import { useIsHydrated } from '#app/ui/form/use-is-hydrated.ts'

type BarWaysProps = {
  id: string | null
  element: RefObject<HTMLFormElement | null>
  fullScreen: ReturnType<typeof useFullScreen>
}

// Neither a preview without a server nor a full screen without JavaScript.
export function BarWays({ id, element, fullScreen }: BarWaysProps) {
  const isHydrated = useIsHydrated()
  const name = fullScreen.isFull ? editorTexts.leaveFullScreen : editorTexts.fullScreen
  return (
    <>
      {import.meta.env.SITE_BACKEND !== 'none' && <PostPreview id={id} form={element} />}
      {isHydrated && (
        <button
          type="button"
          className="iconbtn"
          aria-label={name}
          title={name}
          aria-pressed={fullScreen.isFull}
          onClick={fullScreen.toggle}
        >
          <ToolIcon name={fullScreen.isFull ? 'minimize-2' : 'maximize-2'} />
        </button>
      )}
    </>
  )
}
