import { takenTexts } from '#app/features/blog/publication-texts.ts'
import { startBrowserBackend } from '#app/features/demo/start-browser-backend.ts'
import { demo } from '#app/features/site/content/en/demo.ts'
import { firm } from '#app/features/site/content/en/firm.ts'

/** Opens the copy of the posts that this browser keeps; from then on it answers what the desk asks a server for. */
export function openCopy(): Storage {
  startBrowserBackend({
    timeZone: firm.hours.timeZone,
    slugTaken: takenTexts.present,
    words: demo,
  })
  return localStorage
}
