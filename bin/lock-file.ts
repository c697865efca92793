export type LockEntry = {
  version?: string
  dev?: boolean
  optional?: boolean
  os?: string[]
  cpu?: string[]
  libc?: string[]
  optionalDependencies?: Record<string, string>
}

/** The packages of package-lock.json by their place, such as `node_modules/vite`. */
export type LockPackages = Record<string, LockEntry>

const SYSTEMS = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32']
const PROCESSORS = ['arm', 'arm64', 'ia32', 'ppc64', 'riscv64', 's390x', 'x64']
const LIBRARIES: Record<string, string> = {
  gnu: 'glibc',
  gnueabihf: 'glibc',
  musl: 'musl',
  musleabihf: 'musl',
}

/** `npm ci` refuses a lock file without other systems' packages, and `npm install` omits those that the registry lacks. */
export function findMissingEntries(packages: LockPackages): LockPackages {
  const missing: LockPackages = {}
  for (const [place, entry] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      const places = [`node_modules/${name}`, `${place}/node_modules/${name}`]
      if (places.some((candidate) => candidate in packages)) continue
      missing[`node_modules/${name}`] = describe(name, version, entry.dev === true)
    }
  }
  return missing
}

// The name says for which system the package is: @oxlint/binding-linux-x64-musl.
function describe(name: string, version: string, dev: boolean): LockEntry {
  const texts = name.split(/[/-]/)
  const os = texts.filter((word) => SYSTEMS.includes(word))
  const cpu = texts.filter((word) => PROCESSORS.includes(word))
  const libc = texts.flatMap((word) => LIBRARIES[word] ?? [])
  if (os.length !== 1 || cpu.length !== 1 || !/^\d+\.\d+\.\d+$/.test(version)) {
    throw new Error(
      `package-lock.json lacks ${name}@${version}, and its name does not say for which system it is.`,
    )
  }
  return {
    version,
    cpu,
    ...(dev && { dev }),
    ...(libc.length > 0 && { libc }),
    optional: true,
    os,
  }
}
