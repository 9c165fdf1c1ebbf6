import { Download, Printer } from '#client/ui/icons.ts';
import type { CertificateProof } from '#shared/certificates/contract.ts';
import * as sheet from '#shared/certificates/sheet-texts.ts';
import { sizeOf } from '#shared/certificates/size.ts';
import { BRAND } from '#shared/kernel/brand.ts';
import { Button } from '#client/ui/base/button.tsx';
import { Dialog } from '#client/ui/dialog-frame.tsx';
import { PaperSheet } from '#client/ui/paper-sheet.tsx';
import { renditionUrl } from '#client/lib/asset-url.ts';
import { day } from '#client/lib/format.ts';
import { t } from '#client/lib/t.ts';
import { paths } from '#client/paths.ts';
import { certificatePdfPath } from './pdf-path.ts';

/** The certificate as its PDF has it, to read and to print. */
export default function CertificateDialog({
  proof,
  onClose,
}: {
  proof: CertificateProof;
  onClose: () => void;
}) {
  return (
    <Dialog
      onClose={onClose}
      title={t('Certificate')}
      description={proof.number}
      width="sm:max-w-[860px]"
      footer={
        <>
          <Button variant="outline" onClick={() => window.print()}>
            <Printer size={17} aria-hidden />
            {t('Print')}
          </Button>
          <Button asChild data-autofocus>
            <a href={certificatePdfPath(proof.code)} download>
              <Download size={17} aria-hidden />
              {t('Download PDF')}
            </a>
          </Button>
        </>
      }
    >
      {/* Focusable, so that it can be scrolled by keyboard. */}
      <section
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must take the focus
        tabIndex={0}
        aria-label={t('The certificate')}
        className="min-h-0 overflow-y-auto px-5 pb-6 sm:px-8"
      >
        <Sheet proof={proof} />
      </section>
    </Dialog>
  );
}

function Sheet({ proof }: { proof: CertificateProof }) {
  const { artwork, artistName, edition, soldAt, owners, signed } = proof;
  const size = sizeOf(artwork);
  return (
    <PaperSheet
      label={t('Certificate {number}', { number: proof.number })}
      number={proof.number}
      issuedAt={proof.issuedAt}
      title={sheet.certificateOfAuthenticity}
    >
      <div className="mt-8 flex gap-6 border-t border-ink/15 pt-6 max-sm:flex-col">
        <img
          src={renditionUrl(artwork.imageUrl, 'preview')}
          alt={artwork.altText ?? artwork.title}
          width={artwork.width}
          height={artwork.height}
          className="h-auto max-h-[340px] w-full rounded-art object-contain object-left sm:w-[58%]"
        />
        <div className="min-w-0 text-sm leading-snug wrap-anywhere">
          <p dir="auto" className="font-display text-xl font-semibold text-balance">
            {artwork.title}
          </p>
          <p dir="auto" className="mt-1 font-semibold">
            {artistName}, {artwork.publishedAt.getUTCFullYear()}
          </p>
          {artwork.medium && <p className="text-ink/75">{artwork.medium}</p>}
          {size && <p className="text-ink/75">{size}</p>}
          {edition && (
            <p className="mt-4 flex items-center gap-2.5 font-semibold">
              <span aria-hidden className="size-3 rounded-full bg-accent" />
              {sheet.numberOf(edition.number, edition.size)}
            </p>
          )}
        </div>
      </div>
      <dl className="mt-7 grid gap-x-6 gap-y-4 border-t border-ink/15 pt-5 sm:grid-cols-3">
        <Fact name={sheet.soldOn}>{day(soldAt)}</Fact>
        <Fact name={sheet.firstOwner}>{owners.at(-1)?.name ?? sheet.aCollector}</Fact>
        {edition && <Fact name={sheet.edition}>{sheet.prints(edition.size)}</Fact>}
        {sheet.fingerprintsOf(proof).map(([label, hash]) => (
          <div key={label} className="sm:col-span-3">
            <dt className="text-2xs text-ink/70">{label}</dt>
            <dd className="num mt-1 text-xs">{hash.replace(/.{4}(?=.)/g, '$& ')}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-8 max-w-[56ch] text-base text-ink/85">
        {sheet.attests(BRAND, day(soldAt), edition?.size ?? null)}
      </p>
      <p dir="auto" className="mt-6 font-display text-xl font-semibold wrap-anywhere">
        {artistName}
      </p>
      <p className="mb-9 text-2xs text-ink/70">{sheet.issuedInTheArtistsName}</p>
      <footer className="mt-auto border-t border-ink/15 pt-4 text-2xs text-ink/70">
        {t('Check its status and current owner at')}{' '}
        <span className="num break-all text-ink">{location.host + paths.verifyReceipt(proof.code)}</span>
        {signed && <span className="block">{sheet.signedStatement(signed.keyId)}</span>}
      </footer>
    </PaperSheet>
  );
}

const Fact = ({ name, children }: { name: string; children: string }) => (
  <div>
    <dt className="text-2xs text-ink/70">{name}</dt>
    <dd className="mt-1 text-sm font-semibold">{children}</dd>
  </div>
);
