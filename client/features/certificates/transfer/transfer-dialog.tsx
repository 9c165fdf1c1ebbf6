import { useState } from 'react';
import { Award, Copy, FileText, Link2 } from '#client/ui/icons.ts';
import { type Certificate, certificateEndpoints as endpoints } from '#shared/certificates/contract.ts';
import { Button } from '#client/ui/base/button.tsx';
import { Dialog } from '#client/ui/dialog-frame.tsx';
import { Input } from '#client/ui/input.tsx';
import { useAction } from '#client/lib/action.ts';
import { renditionUrl } from '#client/lib/asset-url.ts';
import { day } from '#client/lib/format.ts';
import { refresh } from '#client/lib/query.ts';
import { t } from '#client/lib/t.ts';
import { toast } from '#client/lib/toast.ts';
import { OwnName } from './own-name.tsx';
import { copyLink, toastRefusal } from './feedback.ts';

/** The owner's half: a link that works once, and can be canceled. */
export default function TransferDialog({
  certificate,
  onClose,
}: {
  certificate: Certificate;
  onClose: () => void;
}) {
  const { proof, linkSince } = certificate;
  const [url, setUrl] = useState<string>();
  const params = { code: proof.code };
  // Someone else may have accepted it, or a refund voided it.
  const refused = (error: Error) => {
    toastRefusal(error);
    return refresh(endpoints.get, endpoints.ofPurchase, endpoints.verify);
  };
  const make = useAction(endpoints.makeLink, {
    onSuccess: (made) => {
      setUrl(made.url);
      return refresh(endpoints.get, endpoints.ofPurchase);
    },
    onError: refused,
  });
  const cancelLink = useAction(endpoints.takeLinkBack, {
    onSuccess: () => {
      setUrl(undefined);
      toast({ title: t('Link canceled') });
      return refresh(endpoints.get, endpoints.ofPurchase);
    },
    onError: refused,
  });
  const notes = [
    [Link2, t('You remain the owner, and can cancel the link, until it’s accepted.')],
    [Award, t('You stay in the ownership history. Your name appears only if you allow it.')],
    [FileText, t('This transfers the certificate only, not the file, payment or receipt.')],
  ] as const;
  const isBusy = make.isPending || cancelLink.isPending;
  return (
    <Dialog
      onClose={onClose}
      title={t('Transfer the certificate')}
      description={t('Giving away or reselling the work? Transfer its certificate to the new owner.')}
      footer={
        <>
          {(url ?? linkSince) && (
            <Button variant="quiet" disabled={isBusy} onClick={() => cancelLink.mutate({ params })}>
              {t('Cancel link')}
            </Button>
          )}
          {url ? (
            <Button onClick={onClose}>{t('Done')}</Button>
          ) : (
            <Button disabled={isBusy} onClick={() => make.mutate({ params })}>
              {linkSince ? t('Create new link') : t('Create link')}
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-5 overflow-y-auto px-5 pb-6 sm:px-8">
        <div className="flex items-center gap-4">
          <img
            src={renditionUrl(proof.artwork.imageUrl, 'thumb')}
            alt=""
            className="size-16 rounded-art object-cover"
          />
          <div className="min-w-0 text-sm leading-snug">
            <p dir="auto" className="font-semibold wrap-anywhere text-paper">
              {proof.artwork.title}
            </p>
            <p className="num text-xs text-mute">{proof.number}</p>
          </div>
        </div>
        {url ? (
          <div className="grid gap-2 sm:grid-cols-[minmax(0,1fr)_auto]">
            <Input
              readOnly
              data-autofocus
              isNumeric
              label={t('Link for the new owner')}
              hint={t('Single-use link. The person who accepts it becomes the owner.')}
              value={url}
              onFocus={({ target }) => target.select()}
            />
            <Button variant="outline" className="sm:mt-[26px]" onClick={() => void copyLink(url)}>
              <Copy size={16} aria-hidden />
              {t('Copy')}
            </Button>
          </div>
        ) : (
          <p className="text-sm text-soft">
            {linkSince
              ? t('You created a link on {day}. We can’t show it again; creating a new one replaces it.', {
                  day: day(linkSince),
                })
              : t('Single-use link. The person who accepts it becomes the owner.')}
          </p>
        )}
        <ul className="grid gap-2.5 border-t border-line pt-5 text-sm text-soft">
          {notes.map(([Icon, note]) => (
            <li key={note} className="flex gap-2.5">
              <Icon size={17} aria-hidden className="mt-0.5 shrink-0 text-mute" />
              {note}
            </li>
          ))}
        </ul>
        <OwnName certificate={certificate} />
      </div>
    </Dialog>
  );
}
