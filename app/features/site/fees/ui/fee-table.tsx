import type { FeeRow, SourcedFees } from '#app/features/site/fees/fees.ts'
import type { InterfaceTexts } from '#app/features/site/interface-texts.ts'
import { SourceLine } from '#app/features/site/ui/source-line.tsx'
import { wholeNames } from '#app/ui/page/whole-names.tsx'

type FeeTableProps = { first: string; fees: readonly FeeRow[]; texts: InterfaceTexts['fees'] }

export function FeeTable({ first, fees, texts }: FeeTableProps) {
  return (
    <table className="fees">
      <thead>
        <tr>
          <th scope="col">{first}</th>
          <th scope="col">{texts.columns.amount}</th>
        </tr>
      </thead>
      <tbody>
        {fees.map(({ name, amount, includes }) => (
          <tr key={name}>
            <th scope="row">
              {wholeNames(name)}
              {includes !== null && <span className="muted">{wholeNames(includes)}</span>}
            </th>
            <td>{amount}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type SourcedFeeTableProps = { group: SourcedFees; texts: InterfaceTexts['fees'] }

export function SourcedFeeTable({ group: { rows, source }, texts }: SourcedFeeTableProps) {
  return (
    <div>
      <FeeTable first={texts.columns.form} fees={rows} texts={texts} />
      <SourceLine source={source} />
    </div>
  )
}
