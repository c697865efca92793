import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

const STATIC_IMPORT = /(?:\bfrom|\bimport)\s*["'`]\.\/([\w.-]+\.js)["'`]/g
// The loader is imported by a script in the page, after the first paint.
const STARTED = /(?:<script[^>]*\ssrc=|\bimport\()"\/assets\/([\w.-]+\.js)"/g
const ANY_SCRIPT = /\/assets\/([\w.-]+\.js)/g
const NOW = /<[^>]*\sdata-behaviour-now[^>]*>/g
const BEHAVIOUR = /data-behaviour="([^"]+)"/g

/** The scripts of the built site, weighed as they are sent. */
export type ScriptWeights = ReturnType<typeof createScriptWeights>

/**
 * Reads from the built scripts which of them bring which others.
 * @param folder `build/client/assets`
 */
export function createScriptWeights(folder: string) {
  /** Bytes of the scripts and of all that they import, each counted once. */
  const weigh = (names: Iterable<string>): number =>
    [...closure(folder, names)].reduce((sum, name) => sum + sentBytes(path.join(folder, name)), 0)

  return {
    weigh,
    /** What a page brings before its reader does anything. */
    atOnce: (html: string): string[] => [
      ...allMatches(html, STARTED),
      ...(html.match(NOW) ?? []).flatMap((tag) => behavioursOf(folder, html, tag)),
    ],
    /** What it has brought when every behaviour in it is started. */
    inTotal: (html: string): string[] => [
      ...allMatches(html, STARTED),
      ...behavioursOf(folder, html, html),
    ],
    /** What a page of an application brings: it names its scripts itself. */
    application: (html: string): string[] => [
      ...allMatches(html, ANY_SCRIPT),
      loaderTarget(folder, html, 'application.client-'),
    ],
    /** The scripts with all that they import. */
    closure: (names: Iterable<string>): Set<string> => closure(folder, names),
  }
}

/** The scripts of the behaviours that a piece of HTML names. */
function behavioursOf(folder: string, html: string, piece: string): string[] {
  const names = new Set(allMatches(piece, BEHAVIOUR))
  // The loader has some in itself.
  return [...names].flatMap((name) => findTarget(folder, html, `${name}.behaviour-`) ?? [])
}

function loaderTarget(folder: string, html: string, prefix: string): string {
  const name = findTarget(folder, html, prefix)
  if (name === undefined) throw new Error(`The loader names no script ${prefix}`)
  return name
}

function findTarget(folder: string, html: string, prefix: string): string | undefined {
  const found = readLoader(folder, html).match(/[\w.-]+\.js/g) ?? []
  return found.find((file) => file.startsWith(prefix))
}

function readLoader(folder: string, html: string): string {
  const name = allMatches(html, ANY_SCRIPT).find((script) => script.startsWith('entry.client-'))
  if (name === undefined) throw new Error('A page without its loader')
  return readFileSync(path.join(folder, name), 'utf8')
}

function closure(folder: string, names: Iterable<string>): Set<string> {
  const found = new Set<string>()
  const waiting = [...names]
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (found.has(name)) continue
    found.add(name)
    waiting.push(...allMatches(readFileSync(path.join(folder, name), 'utf8'), STATIC_IMPORT))
  }
  return found
}

function sentBytes(file: string): number {
  // Small files have no compressed form and are sent as they are.
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
}

function allMatches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, name]) => name ?? '')
}
