import type { OwnWork, WorkState } from '#shared/works/contract.ts';
import type { OwnDraftRow, WorkRow } from './queries.ts';

export function toOwnWork(row: WorkRow, state: WorkState): OwnWork {
  const { work, hiddenAt, ...figures } = row;
  const since = { sold: work.soldAt, reserved: row.lockedUntil, hidden: hiddenAt };
  return {
    id: work.id,
    title: work.title,
    imageUrl: work.imageUrl,
    state,
    stateAt: state in since ? since[state as keyof typeof since] : null,
    price: work.price,
    createdAt: work.createdAt,
    updatedAt: work.updatedAt,
    work: { ...work, ...figures, isSold: work.soldAt !== null },
    draft: null,
  };
}

export function toOwnDraft({ draft, price }: OwnDraftRow): OwnWork {
  const { id, fields, images, publishAt, createdAt, updatedAt, version } = draft;
  return {
    id,
    title: fields.title.trim(),
    imageUrl: images[0]?.imageUrl ?? null,
    state: publishAt ? 'scheduled' : 'draft',
    stateAt: publishAt,
    price,
    createdAt,
    updatedAt,
    work: null,
    draft: { ...fields, version },
  };
}
