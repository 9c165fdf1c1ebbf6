import { TriangleAlert } from '#client/ui/icons.ts';
import type { OwnWork } from '#shared/works/contract.ts';
import { t, tn } from '#client/lib/t.ts';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import type { DialogProps } from './change-dialog.tsx';
import { checkedOut } from './plan.ts';
import { Thumb, titleOf } from './row-parts.tsx';
import { useApply } from './use-apply.ts';

function whyNot({ work }: OwnWork): string | null {
  if (work?.isLocked) return checkedOut(work.lockedUntil);
  return work?.isKept ? t('It was bought once, so it stays for its receipts.') : null;
}

/** Deletes the chosen works and drafts, after asking. */
export default function DeleteDialog({ rows, onDone, onClose }: DialogProps) {
  const apply = useApply(onDone);
  const planned = rows.map((row) => ({ row, refusal: whyNot(row) }));
  const going = planned.filter(({ refusal }) => !refusal).map(({ row }) => row);
  return (
    <ConfirmDialog
      danger
      title={t('Delete works')}
      description={t('With their likes, comments and open offers. This can’t be undone.')}
      submitText={tn(going.length, 'Delete {n} work', 'Delete {n} works')}
      savingText={t('Deleting...')}
      mutation={apply}
      onSubmit={() => {
        if (going.length > 0) apply.mutate({ action: 'delete', rows: going });
      }}
      onClose={onClose}
    >
      <ul
        aria-label={t('Chosen')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must take the focus
        tabIndex={0}
        className="border-t border-line -outline-offset-2"
      >
        {planned.map(({ row, refusal }) => (
          <li key={row.id} className="flex items-center gap-3.5 border-b border-line py-3">
            <Thumb row={row} className="size-12" />
            <span className="min-w-0">
              <span dir="auto" className="block text-sm font-semibold wrap-anywhere text-paper">
                {titleOf(row)}
              </span>
              {refusal && (
                <span className="flex gap-1.5 text-xs text-danger">
                  <TriangleAlert size={14} aria-hidden className="mt-px shrink-0" />
                  {refusal}
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}
