/** The table under a chart: its first rows, and all of them when asked for. */
import { type ReactNode, useId, useState } from 'react';
import { clsx } from 'clsx';
import { Button } from '../base/button.tsx';

const FIRST = 7;

interface Head {
  name: string;
  /** The name on a phone. */
  short?: string;
  /** Left out on a phone. */
  isWide?: boolean;
  tone?: keyof typeof TONES;
}
interface FigureTableProps {
  caption: string;
  heads: readonly [Head, ...Head[]];
  rows: readonly (readonly [name: string, ...cells: ReactNode[]])[];
  showAll: string;
  /** How many rows are shown at first. */
  first?: number;
}

const TONES = { paper: 'text-paper', soft: 'text-soft', mute: 'text-mute' };

export function FigureTable({ caption, heads, rows, showAll, first: shown = FIRST }: FigureTableProps) {
  const [isWhole, setWhole] = useState(false);
  const id = useId();
  const [first, ...others] = heads;
  const headClass = 'pt-4 pb-2.5 text-xs font-normal whitespace-nowrap text-mute';
  return (
    <>
      <table id={id} className="mt-7 w-full table-fixed border-t border-line">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className={clsx(headClass, 'text-left')}>
              {first.name}
            </th>
            {others.map(({ name, short, isWide }) => (
              <th key={name} scope="col" className={clsx(headClass, 'text-right', isWide && 'max-sm:hidden')}>
                {short ? (
                  <>
                    <span className="max-sm:hidden">{name}</span>
                    <span className="sm:hidden">{short}</span>
                  </>
                ) : (
                  name
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(isWhole ? rows : rows.slice(0, shown)).map(([name, ...cells]) => (
            <tr key={name} className="border-t border-line">
              <th scope="row" className="py-2.5 text-left text-sm font-normal text-soft">
                {name}
              </th>
              {cells.map((cell, index) => (
                <td
                  key={others[index]!.name}
                  className={clsx(
                    'num py-2.5 text-right text-sm',
                    others[index]!.isWide && 'max-sm:hidden',
                    TONES[others[index]!.tone ?? 'soft'],
                  )}
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {!isWhole && rows.length > shown && (
        <div className="-mb-3 border-t border-line pt-3">
          <Button variant="quiet" className="-ml-5" aria-controls={id} onClick={() => setWhole(true)}>
            {showAll}
          </Button>
        </div>
      )}
    </>
  );
}
