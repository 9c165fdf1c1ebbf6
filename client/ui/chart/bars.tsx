/** A table with a bar in each row: its share of the whole. */
import { count } from '#client/lib/format.ts';
import { t } from '#client/lib/t.ts';

interface BarsProps {
  caption: string;
  /** Heads of the first two columns. */
  heads: readonly [name: string, unit: string];
  rows: readonly (readonly [name: string, value: number])[];
  whole: number;
}

export const Bars = ({ caption, heads: [first, unit], rows, whole }: BarsProps) => (
  <table className="w-full">
    <caption className="sr-only">{caption}</caption>
    <thead className="sr-only">
      <tr>
        <th scope="col">{first}</th>
        <th scope="col">{unit}</th>
        <th scope="col">{t('Share')}</th>
      </tr>
    </thead>
    <tbody className="grid gap-4">
      {rows.map(([name, value]) => {
        const percent = whole === 0 ? 0 : Math.round((value / whole) * 100);
        return (
          <tr key={name} className="grid grid-cols-[minmax(0,1fr)_4rem_3.5rem] items-baseline">
            <th scope="row" dir="auto" className="text-left text-sm font-normal wrap-anywhere text-soft">
              {name}
            </th>
            <td className="num text-right text-sm text-paper">{count(value)}</td>
            <td className="num text-right text-sm text-mute">{percent}%</td>
            <td aria-hidden className="col-span-3 mt-2 h-1.5 rounded-full bg-overlay">
              <span className="block h-full rounded-full bg-soft" style={{ width: `${percent}%` }} />
            </td>
          </tr>
        );
      })}
    </tbody>
  </table>
);
