import path from 'node:path'
import { expect, test } from 'vitest'
import { listSourceFiles, type SourceFile } from '#test/architecture/source-files.ts'

test('every file stands where its role belongs and is named after what it holds', () => {
  const sources = listSourceFiles(path.resolve(import.meta.dirname, '../..'))
  expect(findLayoutBreaches(sources)).toEqual([])
})

const EMPTY_NAME = /^(index|utils?|helpers?|types|common|misc|constants)$/
const EMPTY_FOLDER = /^(hooks|types|utils|helpers|lib|common|server|components)$/

const MACHINE_PATHS = /(?:^|[\s'"`(=:])\/(?:work|home|Users|root)\/[A-Za-z.]|[A-Z]:\\Users\\/

function findLayoutBreaches(sources: readonly SourceFile[]): string[] {
  const breaches = sources.flatMap((source) => [...checkName(source.file), ...checkText(source)])
  return [...breaches, ...checkFeatures(sources.map(({ file }) => file))]
}

function checkName(file: string): string[] {
  if (!/^(app|bin|db|test|bench)\//.test(file) || !/\.(tsx?|mjs)$/.test(file)) return []
  const folders = file.split('/').slice(0, -1)
  const [name = ''] = file.split('/').slice(-1).join('').split('.')
  // `app/server` is the composition of the server.
  const folder = folders.slice(2).find((part) => EMPTY_FOLDER.test(part))
  return [
    ...(EMPTY_NAME.test(name) ? [`${file} has a name that says nothing`] : []),
    ...(folder === undefined ? [] : [`${file} stands in a folder "${folder}", which says nothing`]),
  ]
}

const FILES_SIDE_BY_SIDE = 26

function checkFeatures(files: readonly string[]): string[] {
  const products = files.filter((file) => /^app\/.*\.tsx?$/.test(file) && !/\.test\./.test(file))
  const folders = Map.groupBy(products, (file) => file.slice(0, file.lastIndexOf('/')))
  return [...folders]
    .filter(([, inside]) => inside.length > FILES_SIDE_BY_SIDE)
    .map(([folder, inside]) => `${folder} has ${inside.length} files side by side`)
}

function checkText({ file, text }: SourceFile): string[] {
  if (!/\.(tsx?|mjs|json|sql|md|css|html)$|\/run$/.test(file)) return []
  return MACHINE_PATHS.test(text()) ? [`${file} names a folder of one machine`] : []
}
