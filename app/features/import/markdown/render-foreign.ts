import createMarkdownIt from 'markdown-it'
import type { TextTask } from '#app/platform/texts/text-task.ts'
import { cleanAddress } from '#app/platform/texts/clean-address.ts'

const markdown = createMarkdownIt({ html: true, linkify: true })
const { normalizeLink } = markdown
markdown.normalizeLink = (address) => normalizeLink(cleanAddress(address))

/** HTML that is not safe: it is read by `readHtml`. */
export const renderingForeignTask: TextTask<string, string> = {
  name: 'render the Markdown of another system',
  sizeOf: (text) => text.length,
  run: (text) => markdown.render(text),
}
