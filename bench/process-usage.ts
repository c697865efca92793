import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Memory of a process and of what it has started, in bytes, as Linux counts it (resident). */
export function residentBytes(pid: number): number {
  const [, kilobytes = '0'] = /^VmRSS:\s+(\d+) kB$/m.exec(read(pid, 'status')) ?? []
  const below = childrenOf(pid).map(residentBytes)
  return Number(kilobytes) * 1024 + below.reduce((sum, bytes) => sum + bytes, 0)
}

/** Processor time that a process has used up to now, all its threads together, in seconds. */
export function processorSeconds(pid: number): number {
  const stat = read(pid, 'stat')
  // The name before the last parenthesis may hold anything. Fields 14 and 15 are user and system time (proc(5)).
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / ticksASecond()
}

/** The processes that a process has started. */
export function childrenOf(pid: number): number[] {
  return read(pid, `task/${pid}/children`).split(' ').filter(Boolean).map(Number)
}

/** The cores that this process may use. */
export function allowedCores(): number[] {
  const [, list = ''] = /^Cpus_allowed_list:\s+(.+)$/m.exec(read(process.pid, 'status')) ?? []
  return list.split(',').flatMap((range) => {
    const [first = 0, last = first] = range.split('-').map(Number)
    return Array.from({ length: last - first + 1 }, (_, index) => first + index)
  })
}

function read(pid: number, file: string): string {
  return readFileSync(`/proc/${pid}/${file}`, 'utf8')
}

let ticks: number | undefined

function ticksASecond(): number {
  ticks ??= Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }))
  return ticks
}
