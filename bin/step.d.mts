export function showStep<Value>(title: string, work: () => Promise<Value>): Promise<Value>
