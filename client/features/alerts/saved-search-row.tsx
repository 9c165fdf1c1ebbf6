import { useState } from 'react';
import { ArrowRight, Pencil, Trash2 } from '#client/ui/icons.ts';
import { clsx } from 'clsx';
import { Link } from 'wouter';
import { type SavedSearch, alertEndpoints as endpoints } from '#shared/alerts/contract.ts';
import { chosenOf } from '#client/features/discovery/public.ts';
import { readQuery } from '#shared/discovery/search/read-query.ts';
import { toastError, useAction } from '#client/lib/action.ts';
import { renditionUrl } from '#client/lib/asset-url.ts';
import { type Browse, parseBrowse } from '#client/lib/browse.ts';
import { count, day } from '#client/lib/format.ts';
import { refresh } from '#client/lib/query.ts';
import { t } from '#client/lib/t.ts';
import { toast } from '#client/lib/toast.ts';
import { paths } from '#client/paths.ts';
import { MenuItem, MoreMenu } from '#client/ui/menu.tsx';
import { Select } from '#client/ui/select.tsx';
import { Swatch } from '#client/ui/swatch.tsx';
import { Toggle } from '#client/ui/switch.tsx';
import { EditSearchDialog } from './edit-search-dialog.tsx';

/** Shows the plain words of the search, and the facets read out of them or chosen. */
function Facets({ browse, name }: { browse: Browse; name: string }) {
  const { words } = readQuery(browse.q ?? '');
  const all = [
    ...(words.length > 0 ? [{ kind: t('Words'), name: words.join(' '), hex: undefined }] : []),
    ...chosenOf(browse),
  ];
  return (
    <ul aria-label={t('Search terms of {name}', { name })} className="mt-2 flex flex-wrap gap-2">
      {all.map((facet) => (
        <li
          key={`${facet.kind} ${facet.name}`}
          className="inline-flex h-7 items-center gap-2 rounded-full bg-raised px-3 text-xs text-soft"
        >
          {facet.hex && <Swatch hex={facet.hex} size={12} />}
          <span className="sr-only">{facet.kind}: </span>
          {facet.name}
        </li>
      ))}
    </ul>
  );
}

function lineOf({ pausedAt, newCount, seenAt }: SavedSearch): string {
  if (newCount > 0) return t('{found} new since {on}', { found: count(newCount), on: day(seenAt) });
  return pausedAt
    ? t('Paused on {on}', { on: day(pausedAt) })
    : t('Nothing new since {on}', { on: day(seenAt) });
}

function Works({ saved, href, onOpen }: { saved: SavedSearch; href: string; onOpen: () => void }) {
  if (saved.newWorks.length === 0) return null;
  return (
    <div className="mt-3 flex items-center gap-2 lg:mt-0">
      {saved.newWorks.map(({ id, title, imageUrl }) => (
        <Link key={id} href={paths.artwork(id)} className="rounded-xs">
          <img
            src={renditionUrl(imageUrl, 'thumb')}
            alt={title}
            width={80}
            height={80}
            className="size-20 rounded-xs bg-raised object-cover lg:size-18"
          />
        </Link>
      ))}
      <Link
        href={href}
        onClick={onOpen}
        aria-label={t('View all artworks for {name}', { name: saved.name })}
        className="grid size-11 place-items-center rounded-full text-soft hover:text-paper"
      >
        <ArrowRight size={18} aria-hidden />
      </Link>
    </div>
  );
}

interface RowProps {
  saved: SavedSearch;
  hasMail: boolean;
  /** The row and its menu are about to leave. */
  onDeleted: () => void;
}

export function SavedSearchRow({ saved, hasMail, onDeleted }: RowProps) {
  const { id, name, search, channel, pausedAt, newCount } = saved;
  const [isEditing, setEditing] = useState(false);
  const browse = parseBrowse(search);
  const href = paths.browse({ ...browse, sort: 'newest' });
  const done = () => refresh(endpoints.list);
  const onError = (error: Error) => {
    toastError(error);
    return done();
  };
  const change = useAction(endpoints.edit, { onSuccess: done, onError });
  const see = useAction(endpoints.see, { onSuccess: done });
  const restore = useAction(endpoints.create, { onSuccess: done, onError });
  const remove = useAction(endpoints.remove, {
    onSuccess: () => {
      const body = { name, search, channel, isOn: pausedAt === null };
      const undo = () => restore.mutate({ body });
      toast({
        title: t('Deleted {searchName}', { searchName: name }),
        action: { label: t('Undo'), onClick: undo },
      });
      return done().then(onDeleted);
    },
    onError,
  });
  const set = (body: { channel?: SavedSearch['channel']; isOn?: boolean }) =>
    change.mutate({ params: { id }, body });
  const onOpen = () => newCount > 0 && see.mutate({ params: { id } });
  const sent = change.isPending ? change.variables?.body : undefined;
  const isOn = sent?.isOn ?? pausedAt === null;
  return (
    <li className="flex items-center gap-x-8 gap-y-4 border-b border-line py-5 max-lg:flex-col max-lg:items-stretch">
      <div className="min-w-0 flex-1">
        <h2 className="text-lg wrap-anywhere">
          <Link
            href={href}
            onClick={onOpen}
            className={clsx('flex items-baseline gap-2.5 hover:underline', !isOn && 'text-soft')}
          >
            {newCount > 0 && (
              <span className="size-2 shrink-0 -translate-y-0.5 rounded-full bg-accent">
                <span className="sr-only">{t('New')}</span>
              </span>
            )}
            {name}
          </Link>
        </h2>
        <Facets browse={browse} name={name} />
        <p className={clsx('mt-2 text-sm', newCount > 0 ? 'text-paper' : 'text-mute')}>{lineOf(saved)}</p>
      </div>
      <Works saved={saved} href={href} onOpen={onOpen} />
      <div className="flex items-center gap-3">
        {hasMail ? (
          <Select
            label={t('How to notify you about {name}', { name })}
            labelAt="hidden"
            className="max-lg:flex-1"
            shape="pill"
            value={sent?.channel ?? channel}
            disabled={!isOn}
            onChange={(event) => set({ channel: event.target.value === 'email' ? 'email' : 'bell' })}
            options={[
              ['bell', t('Right away')],
              ['email', t('Daily email')],
            ]}
          />
        ) : (
          <span className="flex-1 text-sm text-mute">{t('Right away')}</span>
        )}
        <Toggle
          aria-label={t('Alerts for {name}', { name })}
          checked={isOn}
          onCheckedChange={(next) => set({ isOn: next })}
        />
        <MoreMenu label={t('More options for {name}', { name })}>
          <MenuItem icon={Pencil} onSelect={() => setEditing(true)}>
            {t('Edit')}
          </MenuItem>
          <MenuItem icon={Trash2} isDanger onSelect={() => remove.mutate({ params: { id } })}>
            {t('Delete')}
          </MenuItem>
        </MoreMenu>
      </div>
      {isEditing && <EditSearchDialog saved={saved} onClose={() => setEditing(false)} />}
    </li>
  );
}
