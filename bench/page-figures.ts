import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import routes from '../app/routes.ts'
import { createPost } from '#test/post-requests.ts'
import { aStaffMember } from '#test/site.ts'
import { type Figure, toFigure, write } from './figure.ts'
import { listPatterns, type PublicPage, readPublicPages } from './public-pages.ts'
import { createScriptWeights, type ScriptWeights } from './script-weights.ts'
import { startSite, withFolder } from './site-process.ts'

const kilobytes = 1_000

/** What readers and staff download. None of it depends on the machine. */
export async function measurePages(root: string): Promise<Figure[]> {
  return withFolder(async (dataDir) => {
    const site = await startSite(root, dataDir)
    try {
      const pages = await readPublicPages(site.origin, listPatterns(routes))
      const weights = createScriptWeights(path.join(root, 'build', 'client', 'assets'))
      return [
        ...pages.map(pageFigure),
        ...readersScripts(pages, weights),
        fontFigure(path.join(root, 'build', 'client', 'fonts'), pages),
        ...(await staffScripts(site.origin, weights, lateScripts(root))),
      ]
    } finally {
      await site.stop()
    }
  })
}

function pageFigure({ path: address, bytes }: PublicPage): Figure {
  return toFigure({
    what: `HTML with its CSS, ${address}`,
    value: bytes,
    unit: 'kB',
    atMost: 14 * kilobytes,
    anchor: 'Astro 9.5-13.8 kB, React Router 8.1-12.7 kB',
    isTimed: false,
  })
}

function readersScripts(pages: PublicPage[], weights: ScriptWeights): Figure[] {
  const heaviest = (choose: (html: string) => string[]) => {
    const weighed = pages.map((page) => ({ ...page, weight: weights.weigh(choose(page.html)) }))
    const [most] = weighed.toSorted((one, other) => other.weight - one.weight)
    if (most === undefined) throw new Error('There are no pages')
    return { value: most.weight, detail: `most on ${most.path}`, unit: 'kB' as const }
  }
  return [
    toFigure({
      ...heaviest(weights.atOnce),
      what: 'JavaScript before the reader acts',
      atMost: 3 * kilobytes,
      anchor: 'Astro 61.8 kB, WordPress 9.3 kB, Ghost 814 kB',
      isTimed: false,
    }),
    toFigure({
      ...heaviest(weights.inTotal),
      what: 'JavaScript with every behaviour started',
      atMost: 8 * kilobytes,
      anchor: 'react-dom alone 55-60 kB',
      isTimed: false,
    }),
  ]
}

function fontFigure(folder: string, pages: PublicPage[]): Figure {
  const files = readdirSync(folder).filter((name) => name.endsWith('.woff2'))
  const faces = pages.flatMap(({ html }) => html.match(/@font-face\s*\{[^}]*url\([^}]*\}/g) ?? [])
  const isBlocking = faces.some((face) => !/font-display:\s*(swap|optional|fallback)/.test(face))
  // A browser loads a face of a range only for a page that has one of its letters.
  const always = new Set(faces.filter((face) => !face.includes('unicode-range')))
  const value = files.reduce((sum, name) => sum + statSync(path.join(folder, name)).size, 0)
  const figure = toFigure({
    what: 'fonts',
    value,
    unit: 'kB',
    detail: `${files.length} files, ${always.size} of them for every page, ${isBlocking ? 'the text waits for them' : 'no text waits for them'}`,
    atMost: 45 * kilobytes,
    anchor: 'Ghost 38 kB',
    isTimed: false,
  })
  const budget = `at most ${write(45 * kilobytes, 'kB')} in 2 files for every page, none blocks the text`
  const isWhole = always.size <= 2 && !isBlocking && faces.length > 0
  return { ...figure, budget, ratio: isWhole ? figure.ratio : Infinity }
}

/** What the editor fetches once it is there. */
function lateScripts(root: string): string[] {
  const names = /^(?:rich-editor|link-dialog|fact-dialog|publish-checklist)-/
  return readdirSync(path.join(root, 'build', 'client', 'assets')).filter(
    (file) => names.test(file) && file.endsWith('.js'),
  )
}

async function staffScripts(
  origin: string,
  weights: ScriptWeights,
  late: readonly string[],
): Promise<Figure[]> {
  const login = await fetch(`${origin}/login`)
  const staff = await aStaffMember(origin)
  const list = weights.closure(weights.application(await staff.text('/dashboard')))
  const { id } = await createPost(staff)
  const editorFigure = async (of: string, address: string) => {
    const scripts = weights.application(await staff.text(address))
    return toFigure({
      what: `JavaScript that the editor of ${of} adds to the list's, with rich text`,
      value: weights.weigh([...scripts, ...late, ...list]) - weights.weigh(list),
      unit: 'kB',
      atMost: 150 * kilobytes,
      isTimed: false,
    })
  }
  return [
    toFigure({
      what: 'JavaScript of Login',
      value: weights.weigh(weights.application(await login.text())),
      unit: 'kB',
      atMost: 125 * kilobytes,
      isTimed: false,
    }),
    toFigure({
      what: "JavaScript of the dashboard's list",
      value: weights.weigh(list),
      unit: 'kB',
      atMost: 125 * kilobytes,
      isTimed: false,
    }),
    await editorFigure('a new post', '/dashboard/blog/new'),
    await editorFigure('a stored post', `/dashboard/blog/edit/${id}`),
  ]
}
