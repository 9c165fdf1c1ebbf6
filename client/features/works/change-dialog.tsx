/** A change of the chosen rows, before it is made: each row as it is and as it will be, or why it stays. */
import { type ReactNode, useState } from 'react';
import { clsx } from 'clsx';
import { TriangleAlert } from '#client/ui/icons.ts';
import type { Fields } from '#shared/artworks/changes/merge.ts';
import { Refusal, SubmitFrame } from '#client/ui/confirm-dialog.tsx';
import { t } from '#client/lib/t.ts';
import type { Action } from './actions.ts';
import type { Planned } from './plan.ts';
import { Thumb, titleOf } from './row-parts.tsx';
import type { OwnWork } from '#shared/works/contract.ts';
import { type Item, type Outcome, useApply } from './use-apply.ts';

/** Of the dialog of each action. */
export interface DialogProps {
  rows: readonly OwnWork[];
  onDone: (outcome: Outcome) => void;
  onClose: () => void;
}

interface ChangeDialogProps extends Omit<DialogProps, 'rows'> {
  action: Exclude<Action, 'delete'>;
  title: string;
  planned: readonly Planned[];
  /** @param n how many rows will change */
  submitText: (n: number) => string;
  aside?: ReactNode;
  /** Amounts are in the face of amounts. */
  isNumeric?: boolean;
  /** The fields. */
  children: ReactNode;
}

const itemOf = ({ row, change }: Planned): Item[] => {
  if (!change) return [];
  if ('typed' in change) return [{ row, change: { ...change, version: row.draft!.version } }];
  const { fields }: { fields: Fields } = change;
  return [{ row, change: { fields, ...(fields.price !== undefined && { expectedPrice: row.price }) } }];
};

export function ChangeDialog({
  action,
  title,
  planned,
  submitText,
  aside,
  isNumeric = false,
  onDone,
  onClose,
  children,
}: ChangeDialogProps) {
  const apply = useApply(onDone);
  const items = planned.flatMap(itemOf);
  const [wasPressed, setPressed] = useState(false);
  const submit = () => {
    setPressed(true);
    if (!apply.isPending && items.length > 0) apply.mutate({ action, items });
  };
  return (
    <SubmitFrame
      title={title}
      description={t('Nothing changes until you press the button below.')}
      submitText={submitText(items.length)}
      savingText={t('Changing...')}
      width="sm:max-w-[780px]"
      isPending={apply.isPending}
      refusal={
        apply.error ? (
          <Refusal error={apply.error} />
        ) : (
          wasPressed &&
          items.length === 0 && (
            <p role="alert" className="text-sm text-danger">
              {t('This would change nothing.')}
            </p>
          )
        )
      }
      aside={aside && <p className="mr-auto text-sm text-mute max-sm:hidden">{aside}</p>}
      onClose={onClose}
      form={{
        onSubmit: (event) => {
          event.preventDefault();
          submit();
        },
      }}
    >
      {children}
      <Preview planned={planned} isNumeric={isNumeric} />
    </SubmitFrame>
  );
}

function Preview({ planned, isNumeric }: { planned: readonly Planned[]; isNumeric: boolean }) {
  const value = clsx('text-sm', isNumeric && 'num');
  return (
    <table className="w-full border-t border-line">
      <caption className="sr-only">{t('Before and after')}</caption>
      <thead className="max-sm:sr-only">
        <tr className="border-b border-line text-left text-xs text-mute [&>th]:py-2.5 [&>th]:font-normal">
          <th scope="col">{t('Work')}</th>
          {[t('Now'), t('After')].map((name) => (
            <th key={name} scope="col" className={clsx('pl-3', isNumeric ? 'w-24 text-right' : 'w-44')}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {planned.map(({ row, before, after, note, refusal, change }) => (
          <tr
            key={row.id}
            className="border-b border-line align-middle max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:gap-x-3"
          >
            <th scope="row" className="py-3 pr-3 text-left font-normal max-sm:row-span-2">
              <span className="flex items-center gap-3.5">
                <Thumb row={row} className="size-12" />
                <span className="min-w-0">
                  <span dir="auto" className="block text-sm font-semibold wrap-anywhere text-paper">
                    {titleOf(row)}
                  </span>
                  {refusal ? (
                    <span className="flex gap-1.5 text-xs text-danger">
                      <TriangleAlert size={14} aria-hidden className="mt-px shrink-0" />
                      {refusal}
                    </span>
                  ) : (
                    note && <span className="block text-xs text-mute">{note}</span>
                  )}
                </span>
              </span>
            </th>
            <td
              className={clsx(
                value,
                'text-mute sm:py-3 sm:pl-3 max-sm:order-last max-sm:self-start max-sm:text-right max-sm:text-xs',
                isNumeric && 'text-right',
                !change && 'max-sm:hidden',
              )}
            >
              <span className="sm:hidden">{t('was')} </span>
              {before}
            </td>
            <td
              className={clsx(
                value,
                'sm:py-3 sm:pl-3 max-sm:self-end max-sm:pt-3 max-sm:text-right',
                isNumeric && 'text-right',
                change ? 'text-paper' : 'text-mute',
              )}
            >
              {after}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
