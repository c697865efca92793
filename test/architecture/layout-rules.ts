import type { SourceFile } from '#test/architecture/source-files.ts'

/** A file is named after the one thing it holds; these names hold anything. */
const EMPTY_NAMES = [
  'index',
  'utils',
  'util',
  'helpers',
  'helper',
  'types',
  'common',
  'misc',
  'constants',
]
const EMPTY_FOLDERS = [
  'hooks',
  'types',
  'utils',
  'helpers',
  'lib',
  'common',
  'server',
  'components',
]
const FEATURE_FOLDERS = ['ui', 'content']

/** Places of one machine, which mean nothing on another. */
const MACHINE_PATHS = /(?:^|[\s'"`(=:])\/(?:work|home|Users|root)\/[A-Za-z.]|[A-Z]:\\Users\\/

/** What is wrong with where files stand, what they are called and what places they name; one sentence a breach. */
export function findLayoutBreaches(sources: readonly SourceFile[]): string[] {
  return sources.flatMap((source) => [
    ...checkName(source.file),
    ...checkFeature(source.file),
    ...checkText(source),
  ])
}

function checkName(file: string): string[] {
  if (!/^(app|bin|db|test|bench)\//.test(file) || !/\.(tsx?|mjs)$/.test(file)) return []
  const folders = file.split('/').slice(0, -1)
  const [name = ''] = file.split('/').slice(-1).join('').split('.')
  const folder = folders.find((part) => EMPTY_FOLDERS.includes(part))
  return [
    ...(EMPTY_NAMES.includes(name) ? [`${file} has a name that says nothing`] : []),
    ...(folder === undefined ? [] : [`${file} stands in a folder "${folder}", which says nothing`]),
  ]
}

function checkFeature(file: string): string[] {
  const [, folder] = /^app\/features\/[^/]+\/([^/]+)\//.exec(file) ?? []
  if (folder === undefined || FEATURE_FOLDERS.includes(folder)) return []
  return [`${file}: a feature has no folder "${folder}", a file's role is its name`]
}

function checkText({ file, text }: SourceFile): string[] {
  if (!/\.(tsx?|mjs|json|sql|md|css|html)$|\/run$/.test(file)) return []
  return MACHINE_PATHS.test(text()) ? [`${file} names a folder of one machine`] : []
}
