import { createElement, type ReactNode } from 'react'
import type { TextBlock } from '#app/features/site/sections/text-blocks.ts'
import { MoreLink } from '#app/ui/button.tsx'

export function Blocks({ blocks }: { blocks: readonly TextBlock[] }) {
  return blocks.map(Block)
}

function Block(block: TextBlock): ReactNode {
  if (block.kind === 'link')
    return (
      <div key={block.href}>
        <MoreLink href={block.href}>{block.text}</MoreLink>
      </div>
    )
  const { tag, className } =
    block.kind === 'sources' ? SOURCES : { tag: block.tag, className: undefined }
  return createElement(tag, {
    key: block.html,
    className,
    // eslint-disable-next-line react/no-danger -- printed by markdown-it, which lets no HTML of the text through
    dangerouslySetInnerHTML: { __html: block.html },
  })
}

const SOURCES = { tag: 'p', className: 'meta' }
