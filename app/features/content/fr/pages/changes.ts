import type { RecordData } from '#app/features/content/record-types.ts'

export const changes: RecordData<'page'> = {
  layout: 'changes',
  slug: 'ce-qui-a-change',
  title: 'Ce qui a changé',
  description:
    'Les changements du droit américain de l’immigration, mois par mois : ce qui a changé, pour qui, de quand à quand, que faire, et la source.',
  subtitle:
    'Les changements sont classés par mois, le plus récent d’abord. À côté de chaque changement se trouvent sa source et sa date ; consultez-nous avant d’agir.',
}
