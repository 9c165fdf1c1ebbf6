import { type CSSProperties, Suspense, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Ellipsis } from '#client/ui/icons.ts';
import type { CollectionItem } from '#shared/collections/contract.ts';
import { CardBody } from '#client/features/artworks/public.ts';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { t } from '#client/lib/t.ts';
import { useNear } from '#client/lib/use-near.ts';
import { Button } from '#client/ui/base/button.tsx';
import { IconButton } from '#client/ui/base/icon-button.tsx';
import { LateMenu } from '#client/ui/late-menu.tsx';
import { SortableItem } from '#client/ui/sortable.tsx';
import type { ItemActions } from './item-menu.tsx';

const loadMenu = () => import('./item-menu.tsx');
const ItemMenu = lazyPart(loadMenu);
const NoteDialog = lazyPart(() => import('./note-dialog.tsx'));

interface OwnerItemProps extends ItemActions {
  item: CollectionItem & { title: string };
  isCover: boolean;
  index: number;
  style: CSSProperties | undefined;
  onOpen: () => void;
}

const ROUND = 'bg-ink/80 text-paper hover:bg-ink! pointer-fine:size-9!';
const MENU = `${ROUND} reveal aria-expanded:opacity-100`;

/** These can be moved at once, the others once they are near the window: each makes a drag slower. */
const FIRST = 40;
/** In the first row. */
const EAGER = 4;

/** A work with its grip and menu; a gap with a button that removes it. */
export function OwnerItem(props: OwnerItemProps) {
  const { item, index, isCover, style, onOpen, onRemove } = props;
  const [isNear, setNear] = useState(index < FIRST);
  const far = useNear<HTMLLIElement>(!isNear, () => setNear(true));
  if (isNear) return <MovableItem {...props} />;
  return (
    <li ref={far} style={style} className="group @container relative">
      {item.artwork ? (
        <CardBody
          artwork={item.artwork}
          onOpen={onOpen}
          note={item.note}
          tag={isCover ? t('Cover') : undefined}
          controls={null}
        />
      ) : (
        <Gap onRemove={onRemove} />
      )}
    </li>
  );
}

function MovableItem({ item, index, isCover, style, onOpen, ...does }: OwnerItemProps) {
  const { artwork, title, note } = item;
  const [isWriting, setWriting] = useState(false);
  const menu = useRef<HTMLButtonElement>(null);
  const close = () => {
    flushSync(() => setWriting(false));
    menu.current?.focus();
  };
  // Outside of what follows the pointer: a thousand works are not drawn again while one moves.
  const content = artwork ? (
    <CardBody
      artwork={artwork}
      isEager={index < EAGER}
      onOpen={onOpen}
      note={note}
      tag={isCover ? t('Cover') : undefined}
      controls={
        <div className="absolute top-2 right-2 z-10 max-sm:top-1 max-sm:right-1">
          <LateMenu
            load={loadMenu}
            button={
              <IconButton label={t('More options for {title}', { title })} className={MENU}>
                <Ellipsis size={18} aria-hidden />
              </IconButton>
            }
          >
            <ItemMenu
              {...does}
              ref={menu}
              title={title}
              hasNote={note !== null}
              onCover={isCover ? undefined : does.onCover}
              onNote={() => setWriting(true)}
              className={MENU}
            />
          </LateMenu>
        </div>
      }
    />
  ) : (
    <Gap onRemove={does.onRemove} />
  );
  return (
    <SortableItem isWall item={item} style={style} className="group @container" gripClassName={ROUND}>
      {(grip) => (
        <>
          {artwork && <div className="absolute top-2 left-2 z-10 max-sm:top-1 max-sm:left-1">{grip}</div>}
          {content}
          {isWriting && (
            <Suspense fallback={null}>
              <NoteDialog item={item} onClose={close} />
            </Suspense>
          )}
        </>
      )}
    </SortableItem>
  );
}

/** The work was deleted, hidden or blocked; no one else sees that something was here. */
const Gap = ({ onRemove }: { onRemove: () => void }) => (
  <div
    className="grid content-center justify-items-center gap-2 rounded-art border border-dashed border-line p-3 text-center"
    style={{ aspectRatio: 0.75 }}
  >
    <span className="text-sm font-semibold text-soft">{t('No longer available')}</span>
    <span className="text-xs text-mute">{t('Only you see this gap.')}</span>
    <Button variant="outline" size="sm" className="mt-1" onClick={onRemove}>
      {t('Remove')}
    </Button>
  </div>
);
