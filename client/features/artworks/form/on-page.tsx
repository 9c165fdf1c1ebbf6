import { Award, FileImage, Hash, Image, Sparkles, Square, Truck } from '#client/ui/icons.ts';
import type { CurrentUser } from '#shared/accounts/session/contract.ts';
import type { WorkDraft } from '#shared/drafts/fields.ts';
import { typedEdition } from '#shared/drafts/to-work.ts';
import { commissionRateFor, splitPrice } from '#shared/kernel/commission.ts';
import { MoneyInput } from '#shared/kernel/money-fields.ts';
import { fromCents, toCents } from '#shared/kernel/money.ts';
import { displayName } from '#shared/kernel/names.ts';
import { CATEGORY_NAMES } from '#client/ui/base/category-dot.tsx';
import { Trust, TrustLine } from '#client/ui/trust.tsx';
import { shortUsd } from '#client/lib/format.ts';
import { isSelling, prices } from '#client/lib/prices.ts';
import { t, tx } from '#client/lib/t.ts';
import { editionText } from '../edition.ts';
import type { UploadDraft } from './upload-draft.ts';

interface OnPageProps {
  draft: UploadDraft;
  member: CurrentUser;
  year: number;
}

const priceOf = ({ isForSale, price }: WorkDraft): string | null =>
  isForSale && MoneyInput.safeParse(price).success ? price : null;

/** The label and the price of a work as its page will show them, as they are typed. */
export function OnPage({ draft, member, year }: OnPageProps) {
  const size = typedEdition(draft) ?? null;
  const price = priceOf(draft);
  const medium = draft.medium || (draft.category && CATEGORY_NAMES[draft.category]);
  return (
    <section
      aria-label={t('On the artwork page')}
      className="mt-5 grid items-start gap-x-8 gap-y-5 sm:grid-cols-2"
    >
      <div className="min-w-0">
        <p dir="auto" className="font-display text-xl font-semibold wrap-anywhere text-paper">
          {draft.title || t('Untitled')}
        </p>
        <p dir="auto" className="mt-1 text-sm wrap-anywhere text-soft">
          <span className="font-semibold text-paper">{displayName(member)}</span>, {year}
        </p>
        {medium && (
          <p dir="auto" className="text-sm wrap-anywhere text-mute">
            {medium}
          </p>
        )}
        <div className="mt-4 flex flex-wrap items-baseline gap-x-4 gap-y-1">
          {price ? (
            <p className="num text-xl text-paper">{shortUsd(price)}</p>
          ) : (
            <p className="text-base text-soft">
              {draft.isForSale ? t('Price on request') : t('Not for sale')}
            </p>
          )}
          {size && <p className="text-sm text-soft">{editionText({ size, left: size })}</p>}
        </div>
        {price && (
          <p className="mt-1 text-sm text-mute">
            {tx('You receive {share}.', {
              share: <span className="num text-soft">{shareOf(price, member)}</span>,
            })}
          </p>
        )}
        {draft.isForSale && draft.isOpenToOffers && isSelling() && (
          <p className="mt-1 text-sm text-mute">
            {price ? t('Purchase, and Make an offer') : t('Make an offer, and Message')}
          </p>
        )}
      </div>
      <Facts draft={draft} size={size} />
    </section>
  );
}

const shareOf = (price: string, member: CurrentUser): string =>
  shortUsd(fromCents(splitPrice(toCents(price), commissionRateFor(member, prices())).payeeCents));

/** Previews the facts that buyers rely on. */
function Facts({ draft, size }: { draft: UploadDraft; size: number | null }) {
  const pictures = draft.views.length + (draft.imageUrl ? 1 : 0);
  return (
    <Trust label={t('What you can rely on')}>
      {pictures > 1 && (
        <TrustLine icon={Image} term={t('{n} pictures', { n: pictures })}>
          {t('Each with zoom')}
        </TrustLine>
      )}
      {draft.isForSale && isSelling() && (
        <>
          <TrustLine icon={Award} term={t('Certificate')}>
            {t('Included')}
          </TrustLine>
          {size ? (
            <TrustLine icon={Hash} term={t('Numbered')}>
              {t('1 to {size}', { size })}
            </TrustLine>
          ) : (
            <TrustLine icon={Square} term={t('One of a kind')}>
              {t('There’s only this one')}
            </TrustLine>
          )}
          {draft.isPhysical ? (
            <TrustLine icon={Truck} term={t('Shipping')}>
              {draft.deliveryProfileId ? t('Set by your delivery profile') : shippingCost(draft)}
            </TrustLine>
          ) : (
            <TrustLine icon={FileImage} term={t('Original file')}>
              {t('Right after payment')}
            </TrustLine>
          )}
        </>
      )}
      <TrustLine icon={Sparkles} term={t('AI training')}>
        {draft.allowsAiTraining ? t('Allowed') : t('Not allowed')}
      </TrustLine>
    </Trust>
  );
}

function shippingCost({ deliveryCost }: WorkDraft) {
  const isPaid = MoneyInput.safeParse(deliveryCost).success && toCents(deliveryCost) > 0;
  return isPaid ? <span className="num text-paper">{shortUsd(deliveryCost)}</span> : t('Free');
}
