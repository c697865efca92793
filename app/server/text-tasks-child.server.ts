import { comparingTask } from '#app/features/entries/compare/compare-entries.ts'
import { convertingTask } from '#app/features/import/take/convert-text.ts'
import { renderingForeignTask } from '#app/features/import/markdown/render-foreign.ts'
import { ghostTask } from '#app/features/import/ghost/ghost-html.ts'
import { mergingTask } from '#app/features/entries/merge/settle-merge.ts'
import { checkingTask } from '#app/features/posts/checklist/publish-checklist.ts'
import { renderingTask } from '#app/features/posts/render-content.ts'
import { placingTask } from '#app/features/rich-text/paragraphs/list-paragraphs.ts'
import { answerTextTasks } from '#app/platform/texts/answer-text-tasks.server.ts'

// Node runs this file as it is, so that development, tests and the built site have the same thread: nothing it imports may be JSX.
answerTextTasks([
  renderingTask,
  checkingTask,
  comparingTask,
  mergingTask,
  placingTask,
  convertingTask,
  renderingForeignTask,
  ghostTask,
])
