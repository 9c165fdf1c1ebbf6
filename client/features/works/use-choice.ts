import { useRef, useState } from 'react';
import { MAX_CHANGES } from '#shared/artworks/changes/limits.ts';
import type { OwnWork } from '#shared/works/contract.ts';
import { t } from '#client/lib/t.ts';
import { toast } from '#client/lib/toast.ts';

/** The rows that are chosen to be changed together, at most a hundred, in the order in which they were chosen. */
export function useChoice(rows: readonly OwnWork[]) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, OwnWork>>(new Map());
  const last = useRef<string | null>(null);

  const set = (next: Map<string, OwnWork>) => {
    if (next.size > MAX_CHANGES)
      toast({ title: t('Up to {n} at once', { n: MAX_CHANGES }), variant: 'destructive' });
    setChosen(new Map([...next].slice(0, MAX_CHANGES)));
  };
  /** @param isExtending everything between the row before and this one becomes as this one */
  const toggle = (row: OwnWork, isExtending: boolean) => {
    const [from, to] = [rows.findIndex(({ id }) => id === last.current), rows.indexOf(row)];
    const touched = isExtending && from >= 0 ? rows.slice(Math.min(from, to), Math.max(from, to) + 1) : [row];
    const next = new Map(chosen);
    const isOn = !chosen.has(row.id);
    for (const each of touched) {
      if (isOn) next.set(each.id, each);
      else next.delete(each.id);
    }
    last.current = row.id;
    set(next);
  };
  const now = new Map(rows.map((row) => [row.id, row]));
  return {
    /** As they were read last. */
    chosen: [...chosen.values()].map((row) => now.get(row.id) ?? row),
    isChosen: ({ id }: OwnWork) => chosen.has(id),
    toggle,
    choose: (those: readonly OwnWork[]) => set(new Map(those.map((row) => [row.id, row]))),
    clear: () => setChosen(new Map()),
  };
}
export type Choice = ReturnType<typeof useChoice>;
