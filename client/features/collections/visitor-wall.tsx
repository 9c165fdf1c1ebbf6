import type { CollectionItem } from '#shared/collections/contract.ts';
import { layRows } from '#shared/artworks/lay-rows.ts';
import { CardBody } from '#client/features/artworks/public.ts';
import { rememberList } from '#client/lib/came-from.ts';
import { t } from '#client/lib/t.ts';

/** Works in the collection's order, with what its owner wrote on them. */
export function VisitorWall({ items }: { items: readonly CollectionItem[] }) {
  const shown = items.flatMap(({ id, note, artwork }) => (artwork ? [{ id, note, artwork }] : []));
  const styles = layRows(shown.map(({ artwork }) => artwork.width / artwork.height));
  const open = () => rememberList(shown.map(({ artwork }) => artwork.id));
  return (
    <ul aria-label={t('Works')} className="wall-rows">
      {shown.map(({ id, note, artwork }, index) => (
        <li
          key={id}
          data-work={artwork.id}
          className="group @container relative [-webkit-touch-callout:none]"
          style={styles[index]}
        >
          <CardBody artwork={artwork} note={note} isEager={index < 4} onOpen={open} />
        </li>
      ))}
    </ul>
  );
}
