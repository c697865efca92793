export type BandMotif = 'andes' | 'east' | 'west'

/** A border in the layout of cloth of the Andes, of East or of West Africa: plain geometry, nothing copied. */
export function Band({ motif }: { motif: BandMotif }) {
  return <div className={`band ${motif}`} />
}
