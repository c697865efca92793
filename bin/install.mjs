import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, linkSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import path from 'node:path'
import { showStep } from './step.mjs'

const NODE_MAJOR = 26
const ARGUMENTS = [
  'ci',
  '--include=dev',
  '--include=optional',
  '--ignore-scripts',
  '--no-audit',
  '--no-fund',
  '--loglevel=error',
]

/** Something that the one who typed the command can mend; the message says how. */
export class LaunchError extends Error {}

/**
 * Installs the packages unless they are there already, and finds the Node to go on with.
 * @param {string} root folder of the checkout
 * @returns {Promise<{ node: string, isRunning: boolean }>} path of the project's own Node, or of the machine's where none
 *   is published for it, and whether this process runs on it already
 * @throws {LaunchError}
 */
export async function prepare(root) {
  const wasInstalled = isInstalled(root)
  if (!wasInstalled) await install(root)
  // After an installation another program may stand where this one was started from.
  const isThisOne = (program) =>
    wasInstalled && realpathSync(program) === realpathSync(process.execPath)
  const node = [platformNode(root), process.execPath].find(
    (program) =>
      program !== null &&
      existsSync(program) &&
      isRecent(isThisOne(program) ? process.versions.node : askVersion(program)),
  )
  if (node) return { node, isRunning: isThisOne(node) }
  throw new LaunchError(
    `No Node ${NODE_MAJOR} is published for this system (${process.platform} ${process.arch}). Install Node ${NODE_MAJOR} or newer and try again.`,
  )
}

/**
 * Whether node_modules is what package-lock.json asks for. npm notes there what it has installed, once it has finished;
 * a tree that was left half-made has no such note, or an old one.
 * @param {string} root
 */
function isInstalled(root) {
  const wanted = readPackages(path.join(root, 'package-lock.json'))
  const present = readPackages(path.join(root, 'node_modules', '.package-lock.json'))
  if (!wanted || !present) return false
  const isThere = ([place, { version, optional, os, cpu }]) => {
    if (place === '' || present[place]?.version === version) return true
    // Optional packages are mostly for other systems. Our own Node is wanted where there is one for this system.
    const isForUs = os?.includes(process.platform) && cpu?.includes(process.arch)
    return optional === true && !(isForUs && isPlatformNode(place))
  }
  return Object.entries(wanted).every(isThere)
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch {
    return null
  }
}

async function install(root) {
  const unlock = await takeLock(root)
  try {
    // Another start may have installed while this one waited.
    if (!isInstalled(root)) await showStep('Installing', () => runNpm(root))
  } finally {
    unlock()
  }
}

function runNpm(root) {
  const { npm_execpath: script, npm_node_execpath: node } = process.env
  const isNpm = script !== undefined && node !== undefined && path.basename(script) === 'npm-cli.js'
  // The Node of node_modules is about to be removed: npm must run on the machine's own.
  const nodes = (process.env.PATH ?? '').split(path.delimiter)
  const PATH = nodes
    .filter((folder) => !folder.startsWith(path.join(root, 'node_modules')))
    .join(path.delimiter)
  const useOurs = isNpm && !node.startsWith(path.join(root, 'node_modules'))
  const [program, ...first] = useOurs
    ? [node, script]
    : [process.platform === 'win32' ? 'npm.cmd' : 'npm']
  const child = spawn(program, [...first, ...ARGUMENTS], {
    cwd: root,
    env: { ...process.env, PATH },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: program === 'npm.cmd',
  })
  const output = []
  child.stdout.on('data', (chunk) => output.push(chunk))
  child.stderr.on('data', (chunk) => output.push(chunk))
  return new Promise((resolve, reject) => {
    child.on('error', () =>
      reject(new LaunchError('npm was not found. It comes with Node: https://nodejs.org')),
    )
    child.on('close', (code) => {
      if (code === 0) return resolve()
      const text = Buffer.concat(output).toString('utf8').trim()
      const cache = refusedCache(text)
      if (cache !== null) return reject(new LaunchError(adviceOn(cache)))
      return reject(new LaunchError(`The packages could not be installed. npm says:\n${text}`))
    })
  })
}

/** Where npm keeps what it has loaded, when it says that it could not write there. */
function refusedCache(text) {
  const [, place] = /^npm (?:error|ERR!) path (.+)$/m.exec(text) ?? []
  const cache = process.env.npm_config_cache || path.join(homedir(), '.npm')
  return place?.startsWith(cache) ? cache : null
}

function adviceOn(cache) {
  return `The packages could not be installed, because npm may not write to ${cache}. Set HOME to a folder of this account, or npm_config_cache to one for npm alone, and try again.`
}

/** Two starts in one folder must not install at once. The lock names its owner, so that one left by a kill is void. */
async function takeLock(root) {
  const name = createHash('sha256').update(root).digest('hex').slice(0, 16)
  const lock = path.join(tmpdir(), `site-install-${name}.lock`)
  const mine = `${lock}.${process.pid}`
  writeFileSync(mine, String(process.pid))
  try {
    for (let waited = false; !link(mine, lock); waited = true) {
      if (!isRunning(readOwner(lock))) rmSync(lock, { force: true })
      else if (!waited) console.log('Another start is installing. Waiting for it…')
      await new Promise((resolve) => setTimeout(resolve, 250))
    }
  } finally {
    rmSync(mine, { force: true })
  }
  return () => rmSync(lock, { force: true })
}

// A link appears with its content, and fails when there is one.
function link(file, name) {
  try {
    linkSync(file, name)
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  }
}

function readOwner(file) {
  return existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0
}

function isRunning(pid) {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

function isPlatformNode(place) {
  return /^node_modules\/node-(bin-)?(darwin|linux|win)-(x64|arm64)$/.test(place)
}

function platformNode(root) {
  const system = process.platform === 'win32' ? 'win' : process.platform
  const names = [`node-${system}-${process.arch}`, `node-bin-${system}-${process.arch}`]
  const program = process.platform === 'win32' ? 'node.exe' : 'node'
  return (
    names.map((name) => path.join(root, 'node_modules', name, 'bin', program)).find(existsSync) ??
    null
  )
}

function isRecent(version) {
  return Number.parseInt(version, 10) >= NODE_MAJOR
}

// One that was made for another C library is there but does not run: it has no answer.
function askVersion(program) {
  return spawnSync(program, ['-p', 'process.versions.node'], { encoding: 'utf8' }).stdout ?? ''
}
