import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Short files that take long. Vitest begins with the largest files, and these would run alone at the end. `npm test` prints the slowest files.
 * @internal exported for tests
 */
export const SLOW = [
  'app/integrations/storage/s3-storage.test.ts',
  'test/bootstrap/move-images.test.ts',
  'test/bootstrap/memory.test.ts',
  'test/bootstrap/import-command.test.ts',
  'test/seo/first-load.test.ts',
  'test/abuse/long-texts-beside.test.ts',
  'test/abuse/long-texts.test.ts',
  'test/abuse/conflict-lookup.test.ts',
  'test/abuse/crash-imports.test.ts',
  'test/abuse/site-content-edits.test.ts',
]

const isSlow = ({ moduleId }: TestSpecification) => SLOW.some((name) => moduleId.endsWith(name))

export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const projects = [...new Set(sorted.map(({ project }) => project))]
    return projects.flatMap((project) => {
      const own = sorted.filter((file) => file.project === project)
      return [...own.filter(isSlow), ...own.filter((file) => !isSlow(file))]
    })
  }
}
