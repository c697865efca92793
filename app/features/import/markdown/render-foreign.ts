import createMarkdownIt from 'markdown-it'
import type { TextTask } from '#app/platform/texts/text-task.ts'

const markdown = createMarkdownIt({ html: true, linkify: true })

/** HTML that is not safe: it is read by `readHtml`. */
export const renderingForeignTask: TextTask<string, string> = {
  name: 'render the Markdown of another system',
  sizeOf: (text) => text.length,
  run: (text) => markdown.render(text),
}
