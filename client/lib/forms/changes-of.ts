/** The fields of a call that leaves out the others: what was not changed here stays as it is by now. */
export function changesOf<T extends object>(before: T, after: T): Partial<T> {
  const known = new Map<string, unknown>(Object.entries(before));
  const isNew = ([name, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(known.get(name));
  return Object.fromEntries(Object.entries(after).filter(isNew)) as Partial<T>;
}
