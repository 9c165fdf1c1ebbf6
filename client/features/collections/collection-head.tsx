import { type KeyboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Pencil } from '#client/ui/icons.ts';
import { Link } from 'wouter';
import { type Collection, collectionEndpoints as endpoints } from '#shared/collections/contract.ts';
import { displayName } from '#shared/kernel/names.ts';
import { useEndpointForm } from '#client/lib/forms/use-endpoint-form.ts';
import { useFocusedFirst } from '#client/lib/use-focused-first.ts';
import { count, day } from '#client/lib/format.ts';
import { queryClient, queryFor } from '#client/lib/query.ts';
import { t, tx, txn } from '#client/lib/t.ts';
import { paths } from '#client/paths.ts';
import { Avatar } from '#client/ui/avatar.tsx';
import { Button } from '#client/ui/base/button.tsx';
import { IconButton } from '#client/ui/base/icon-button.tsx';
import { Refusal } from '#client/ui/confirm-dialog.tsx';
import { Input } from '#client/ui/input.tsx';
import { Textarea } from '#client/ui/textarea.tsx';

interface HeadProps {
  collection: Collection;
  isOwner: boolean;
}

/** Title, whose it is, note and number; its owner edits title and note in place. */
export function CollectionHead({ collection, isOwner }: HeadProps) {
  const { title, note, owner, worksCount, updatedAt } = collection;
  const [isEditing, setEditing] = useState(false);
  const pencil = useRef<HTMLButtonElement>(null);
  if (isEditing) {
    const leave = () => {
      flushSync(() => setEditing(false));
      pencil.current?.focus();
    };
    return <EditHead collection={collection} onDone={leave} />;
  }
  const name = <span className="font-semibold text-paper hover:underline">{displayName(owner)}</span>;
  return (
    <div className="min-w-0">
      <div className="flex items-center gap-1">
        <h1 dir="auto" className="min-w-0 text-2xl wrap-anywhere sm:text-3xl">
          {title}
        </h1>
        {isOwner && (
          <IconButton ref={pencil} label={t('Edit title and note')} onClick={() => setEditing(true)}>
            <Pencil size={17} aria-hidden />
          </IconButton>
        )}
      </div>
      {!isOwner && (
        <Link
          href={paths.profile(owner.id)}
          className="mt-2 inline-flex min-h-11 items-center gap-3 text-sm text-soft"
        >
          <Avatar person={owner} size={32} />
          <span>{tx('By {name}', { name })}</span>
        </Link>
      )}
      {note && (
        <p dir="auto" className="mt-2 max-w-[62ch] text-base wrap-anywhere whitespace-pre-line text-soft">
          {note}
        </p>
      )}
      <p className="mt-3 text-sm text-mute">
        {txn(worksCount, '{n} work, updated {day}', '{n} works, updated {day}', {
          day: day(updatedAt),
          n: <span className="num">{count(worksCount)}</span>,
        })}
      </p>
    </div>
  );
}

function EditHead({ collection, onDone }: { collection: Collection; onDone: () => void }) {
  const input = { params: { id: collection.id } };
  const form = useEndpointForm(endpoints.edit, {
    start: { title: collection.title, note: collection.note ?? '' },
    input: (_, changes) => ({ ...input, body: changes }),
    onSuccess: (saved) => {
      queryClient.setQueryData(queryFor(endpoints.get, input).queryKey, saved);
      onDone();
    },
  });
  const first = useFocusedFirst<HTMLInputElement>();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onDone();
  };
  return (
    <form {...form.props} noValidate className="grid max-w-[620px] gap-4">
      <h1 className="sr-only">{collection.title}</h1>
      <Input label={t('Title')} ref={first} size="lg" onKeyDown={onKeyDown} {...form.field('title')} />
      <Textarea label={t('Note')} optional rows={3} onKeyDown={onKeyDown} {...form.field('note')} />
      {form.refusal && <Refusal error={form.refusal} />}
      <div className="flex gap-2">
        <Button type="submit" disabled={form.isPending}>
          {form.isPending ? t('Saving...') : t('Save')}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          {t('Cancel')}
        </Button>
      </div>
    </form>
  );
}
