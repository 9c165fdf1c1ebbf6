import { clsx } from 'clsx';
import { BRAND } from '#shared/kernel/brand.ts';
import type { CertificateProof } from '#shared/certificates/contract.ts';
import { day } from '#client/lib/format.ts';
import { t } from '#client/lib/t.ts';

interface Line {
  since: Date;
  title: string;
  note: string;
  isNow?: boolean;
  isPast?: boolean;
}

/** @param own how the viewer's own line is named, if they own it now */
function linesOf(proof: CertificateProof, own?: { title: string; note: string }): Line[] {
  const lines = proof.owners.map(({ since, name, isBuyer }, n): Line => {
    const note = isBuyer ? t('Bought on {brand}', { brand: BRAND }) : t('Transferred by the previous owner');
    if (proof.void) return { since, title: name ?? t('A collector'), note, isPast: true };
    if (n > 0) return { since, title: name ?? t('A collector'), note };
    const now = name === null ? t('Current owner. The name isn’t shown.') : t('Current owner');
    return { since, title: name ?? t('A collector'), note: now, ...own, isNow: true };
  });
  if (proof.void) {
    const note = proof.void.by === 'refund' ? t('Refunded in full') : t('The bank reversed the payment');
    return [{ since: proof.void.at, title: t('Back with the artist'), note, isNow: true }, ...lines];
  }
  return [...lines, { since: proof.artwork.publishedAt, title: proof.artistName, note: t('The artist') }];
}

/** The chain, newest on top. */
export const Owners = (props: { proof: CertificateProof; own?: { title: string; note: string } }) => {
  const lines = linesOf(props.proof, props.own);
  return (
    <section aria-labelledby="chain" className="mt-10">
      <h2 id="chain" className="text-xl">
        {t('Owners')}
      </h2>
      <ol className="mt-5">
        {lines.map(({ since, title, note, isNow, isPast }, n) => (
          <li
            key={`${since.getTime()}-${note}`}
            className="relative grid grid-cols-[24px_minmax(0,1fr)] gap-x-4 pb-6 last:pb-0 sm:grid-cols-[24px_148px_minmax(0,1fr)]"
          >
            {n < lines.length - 1 && (
              <span aria-hidden className="absolute top-7 bottom-0 left-[11px] w-px bg-line" />
            )}
            <span
              aria-hidden
              className={clsx(
                'grid size-6 place-items-center rounded-full',
                isNow ? 'bg-accent-wash' : 'border border-edge',
              )}
            >
              {isNow && <span className="size-2.5 rounded-full bg-accent" />}
            </span>
            <p className="pt-0.5 text-xs text-mute sm:pt-1 sm:text-sm">{day(since)}</p>
            <p className="text-sm leading-snug max-sm:col-start-2">
              <span
                dir="auto"
                className={clsx(
                  'block text-base font-semibold wrap-anywhere',
                  isPast ? 'text-mute line-through' : 'text-paper',
                )}
              >
                {title}
              </span>
              <span className="text-mute">{note}</span>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
};
