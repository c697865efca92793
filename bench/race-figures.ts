import path from 'node:path'
import { type Figure, notMeasured, toFigure, write } from './figure.ts'
import { createLoad, type Load } from './load.ts'
import { startNginx } from './nginx-process.ts'
import { allowedCores, processorSeconds } from './process-usage.ts'
import { waitUntilSmall } from './public-pages.ts'
import { makeData } from './server-figures.ts'
import { startSite, withFolder } from './site-process.ts'
import { median } from './statistics.ts'

const ROUNDS = 9
const WARM_UP_SECONDS = 3
const ROUND_SECONDS = 2
const WHAT = 'a cached page against nginx with the same bytes'

/** A server in the race. */
type Runner = { address: string; pid: number }

/** What one round has found of a server. */
type Lap = { perSecond: number; secondsEach: number; p99Ms: number }

/**
 * The home page from the page cache against nginx with the same compressed bytes and headers: the two in turn, each alone on
 * one core, the load on another. What is compared are the two halves of a round; the median of the rounds is taken.
 */
export async function measureRace(root: string, problems: readonly string[]): Promise<Figure[]> {
  const [first, second] = allowedCores()
  if (problems.length > 0) return [notMeasured(WHAT, problems.join(' '))]
  if (first === undefined || second === undefined) return [notMeasured(WHAT, 'it takes two cores')]
  const load = createLoad(second)
  if (!load.ok) return [notMeasured(WHAT, load.problem)]
  return withFolder(async (folder) => {
    await makeData(root, folder)
    const site = await startSite(root, folder, { core: first })
    try {
      const page = await waitUntilSmall(`${site.origin}/`)
      const nginx = await startNginx(path.join(folder, 'nginx'), page, first)
      try {
        const ours = { address: `${site.origin}/`, pid: site.pid }
        return compare(await runRounds(ours, nginx, load.value), page.body.length)
      } finally {
        await nginx.stop()
      }
    } finally {
      await site.stop()
    }
  })
}

async function runRounds(ours: Runner, nginx: Runner, load: Load) {
  for (const { address } of [ours, nginx]) await load.run(address, WARM_UP_SECONDS)
  const rounds: { ours: Lap; nginx: Lap }[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push({ ours: await runLap(ours, load), nginx: await runLap(nginx, load) })
  }
  return rounds
}

async function runLap({ address, pid }: Runner, load: Load): Promise<Lap> {
  const before = processorSeconds(pid)
  const { requests, perSecond, p99Ms } = await load.run(address, ROUND_SECONDS)
  return { perSecond, secondsEach: (processorSeconds(pid) - before) / requests, p99Ms }
}

function compare(rounds: { ours: Lap; nginx: Lap }[], bytes: number): Figure[] {
  const of = (runner: 'ours' | 'nginx', measure: keyof Lap) =>
    median(rounds.map((round) => round[runner][measure]))
  const ratio = (measure: keyof Lap) =>
    median(rounds.map(({ ours, nginx }) => ours[measure] / nginx[measure]))
  const both = (measure: keyof Lap, show: (value: number) => string) =>
    `${show(of('ours', measure))} against ${show(of('nginx', measure))}`
  const rate = (value: number) => write(value, 'a second')
  const microseconds = (value: number) => `${(value * 1e6).toFixed(1)} µs`
  return [
    toFigure({
      what: `${WHAT}: requests`,
      value: ratio('perSecond'),
      unit: 'times',
      detail: `${both('perSecond', rate)}, ${write(bytes, 'kB')}, median of ${ROUNDS} rounds`,
      atLeast: 0.95,
      anchor: '0.90-0.96 in the trial; WordPress 1/1033, Ghost 1/1388',
      isTimed: true,
    }),
    toFigure({
      what: `${WHAT}: processor time`,
      value: ratio('secondsEach'),
      unit: 'times',
      detail: `${both('secondsEach', microseconds)} a request`,
      atMost: 1.15,
      anchor: '1.03-1.12 in the trial',
      isTimed: true,
    }),
    toFigure({
      what: `${WHAT}: p99`,
      value: of('ours', 'p99Ms'),
      unit: 'ms',
      detail: `nginx ${write(of('nginx', 'p99Ms'), 'ms')}`,
      anchor: 'WordPress 910 ms, Ghost 1.46 s, Payload 53 ms',
      isTimed: true,
    }),
  ]
}
