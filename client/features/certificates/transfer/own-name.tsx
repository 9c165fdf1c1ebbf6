import { certificateEndpoints as endpoints, type Certificate } from '#shared/certificates/contract.ts';
import { Button } from '#client/ui/base/button.tsx';
import { useAction } from '#client/lib/action.ts';
import { refresh } from '#client/lib/query.ts';
import { t } from '#client/lib/t.ts';
import { toastRefusal } from './feedback.ts';

/** Shows whether the member is named in the chain, and toggles it. */
export function OwnName({ certificate: { proof, standing } }: { certificate: Certificate }) {
  const setName = useAction(endpoints.setName, {
    onSuccess: () => refresh(endpoints.get, endpoints.ofPurchase, endpoints.verify),
    onError: toastRefusal,
  });
  if (!standing) return null;
  const { isNamed, name } = standing;
  return (
    <div className="flex items-center justify-between gap-4 border-t border-line pt-4 text-sm">
      <span className="min-w-0 wrap-anywhere">
        <span className="block font-semibold text-paper">{t('Your name in the ownership history')}</span>
        <span className="text-xs text-mute">
          {t('Now: {name}', { name: isNamed ? name : t('A collector') })}
        </span>
      </span>
      <Button
        variant="quiet"
        className="-mr-3"
        disabled={setName.isPending}
        onClick={() => setName.mutate({ params: { code: proof.code }, body: { isNamed: !isNamed } })}
      >
        {isNamed ? t('Hide it') : t('Show it')}
      </Button>
    </div>
  );
}
