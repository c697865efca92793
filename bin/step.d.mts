/** Shows one line while something takes its time: `Installing… 31 s`. Gives what the work gives. */
export function showStep<Value>(title: string, work: () => Promise<Value>): Promise<Value>
