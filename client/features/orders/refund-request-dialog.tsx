/** The buyer asks for a refund and shows what arrived damaged. */
import { useEffect, useRef, useState } from 'react';
import { REFUND_PICTURES } from '#shared/orders/refunds/limits.ts';
import { refundEndpoints } from '#shared/orders/refunds/contract.ts';
import { REFUND_ANSWER_DAYS } from '#shared/orders/times.ts';
// Only this host answers them.
import { renditionUrl } from '#shared/uploads/renditions.ts';
import {
  AddPictures,
  PICTURE_ROW,
  PICTURE_THUMB,
  type PickedImage,
  WaitingPicture,
  usePictureUploads,
} from '#client/features/uploads/public.ts';
import { Trash2 } from '#client/ui/icons.ts';
import { IconButton } from '#client/ui/base/icon-button.tsx';
import { FormDialog } from '#client/ui/form-dialog.tsx';
import { Textarea } from '#client/ui/textarea.tsx';
import { shortUsd } from '#client/lib/format.ts';
import { t, tn } from '#client/lib/t.ts';
import { useRefocus } from '#client/lib/use-refocus.ts';
import { type Order, artistName, leftOf } from './order.ts';
import { useOrderForm } from './order-queries.ts';

interface Values {
  reason: string;
  pictures: readonly PickedImage[];
}
const EMPTY: Values = { reason: '', pictures: [] };

export function RequestRefundDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const { purchase } = order;
  const [isBusy, setBusy] = useState(false);
  const form = useOrderForm(refundEndpoints.ask, t('Refund request sent'), onClose, {
    start: EMPTY,
    draft: `refund-ask:${purchase.id}`,
    file: 'pictures',
    input: ({ reason, pictures }) => ({
      params: { id: purchase.id },
      body: {
        reason,
        ...(pictures.length > 0 && { pictures: pictures.map(({ objectPath }) => objectPath) }),
      },
    }),
  });
  return (
    <FormDialog
      form={form}
      keepsDraft
      isBusy={isBusy}
      title={t('Request a refund')}
      description={t(
        'You’ll be refunded {total} if {artistName} or a moderator agrees. {artistName} has {refundAnswerDays} days to respond, and may offer you a part of it instead. The payout is on hold until it’s decided.',
        {
          total: shortUsd(leftOf(purchase)),
          artistName: artistName(order),
          refundAnswerDays: REFUND_ANSWER_DAYS,
        },
      )}
      submitText={t('Send request')}
      savingText={t('Sending...')}
      onClose={onClose}
    >
      <Textarea label={t('Reason for refund')} rows={4} maxLength={1000} {...form.field('reason')} />
      <Pictures
        pictures={form.values.pictures}
        error={form.errors.pictures}
        onChange={(change) => form.change(({ pictures }) => ({ pictures: change(pictures) }))}
        onBusyChange={setBusy}
      />
    </FormDialog>
  );
}

const ERROR = 'refund-pictures-error';

interface PicturesProps {
  pictures: readonly PickedImage[];
  error: string | undefined;
  onChange: (change: (now: readonly PickedImage[]) => readonly PickedImage[]) => void;
  /** Some are being sent. */
  onBusyChange: (isBusy: boolean) => void;
}

function Pictures({ pictures, error, onChange, onBusyChange }: PicturesProps) {
  const { waiting, isBusy, add, tryAgain, drop } = usePictureUploads('refund', (image) =>
    onChange((now) => [...now, image]),
  );
  useEffect(() => onBusyChange(isBusy), [isBusy, onBusyChange]);
  const [leftOut, setLeftOut] = useState(0);
  const room = REFUND_PICTURES - pictures.length - waiting.length;
  const take = (files: File[]) => {
    setLeftOut(Math.max(0, files.length - room));
    add(files.slice(0, room));
  };
  const adder = useRef<HTMLButtonElement>(null);
  // A removed one loses the focus.
  useRefocus(adder, pictures.length + waiting.length);
  return (
    <div role="group" aria-labelledby="refund-pictures">
      <p id="refund-pictures" className="text-sm font-semibold text-paper">
        {t('Pictures')} <span className="font-normal text-mute">{t('optional')}</span>
      </p>
      <p className="mt-1 text-sm text-mute">
        {t('Up to {n}, of the damage and the packaging. Only you, the artist and our moderators see them.', {
          n: REFUND_PICTURES,
        })}
      </p>
      <ul className="mt-3 grid gap-2 empty:hidden">
        {pictures.map(({ objectPath }, index) => (
          <li key={objectPath} className={`${PICTURE_ROW} grid-cols-[auto_minmax(0,1fr)_auto]`}>
            <img src={renditionUrl(objectPath, 'thumb')} alt="" className={PICTURE_THUMB} />
            <span className="text-sm text-soft">{t('Picture {n}', { n: index + 1 })}</span>
            <IconButton
              label={t('Remove picture {n}', { n: index + 1 })}
              onClick={() => onChange((now) => now.toSpliced(index, 1))}
            >
              <Trash2 size={18} aria-hidden />
            </IconButton>
          </li>
        ))}
        {waiting.map((one) => (
          <WaitingPicture
            key={one.id}
            waiting={one}
            onTryAgain={() => tryAgain(one.id)}
            onRemove={() => drop(one.id)}
          />
        ))}
      </ul>
      {room > 0 && <AddPictures ref={adder} errorId={error && ERROR} onChoose={take} />}
      {error && (
        <p id={ERROR} role="alert" className="mt-2 text-xs text-danger">
          {error}
        </p>
      )}
      {leftOut > 0 && (
        <p role="status" className="mt-2 text-xs text-soft">
          {tn(
            leftOut,
            '{n} picture was left out: a request can have up to 4.',
            '{n} pictures were left out: a request can have up to 4.',
          )}
        </p>
      )}
    </div>
  );
}
