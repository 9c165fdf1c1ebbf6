import { Link } from 'wouter';
import { BRAND } from '#shared/kernel/brand.ts';
import type { CertificateProof } from '#shared/certificates/contract.ts';
import { printedCode, readCode } from '#shared/certificates/code.ts';
import { t, tx } from '#client/lib/t.ts';
import { FileCheck, type FileVerdict } from '#client/ui/file-check.tsx';
import { paths } from '#client/paths.ts';

const numbered = (number: string) => {
  const code = readCode(number);
  const shown = <span className="num">{number}</span>;
  if (!code) return shown;
  return (
    <Link href={paths.verifyReceipt(printedCode(code))} className="underline underline-offset-4">
      {shown}
    </Link>
  );
};

/** @param expected the number on the page; null where no certificate is shown */
async function checkPdf(file: File, expected: string | null): Promise<FileVerdict> {
  const { checkStatement } = await import('./check-statement.ts');
  const checked = await checkStatement(file);
  switch (checked.result) {
    case 'genuine': {
      const { number } = checked;
      if (number === expected)
        return {
          isGood: true,
          sentence: t('Its statement was signed by {brand} and hasn’t been changed.', { brand: BRAND }),
        };
      if (expected === null)
        return {
          isGood: true,
          sentence: (
            <>
              {t('Its statement was signed by {brand} and hasn’t been changed.', { brand: BRAND })}{' '}
              {tx('It’s certificate {number}.', { number: numbered(number) })}
            </>
          ),
        };
      return {
        isGood: false,
        sentence: tx('This PDF is genuine, but it belongs to certificate {number}.', {
          number: numbered(number),
        }),
      };
    }
    case 'changed':
      return {
        isGood: false,
        sentence: t('Its statement was changed, or not signed by {brand}.', { brand: BRAND }),
      };
    case 'none':
      return { isGood: false, sentence: t('This file has no signed statement.') };
    case 'impossible':
      return {
        isGood: false,
        sentence: t('It couldn’t be checked. Check your connection, or try another browser.'),
      };
  }
}

async function checkPicture(file: File, proof: CertificateProof): Promise<FileVerdict> {
  const { comparePicture } = await import('./check-picture.ts');
  const compared = await comparePicture(file, proof);
  switch (compared) {
    case 'delivered':
      return {
        isGood: true,
        sentence: t('This is the file as delivered, byte for byte the one this certificate names.'),
      };
    case 'original':
      return {
        isGood: true,
        sentence: t(
          'This is the bare original, byte for byte, without Atelier’s signature. This certificate names it.',
        ),
      };
    case 'other':
      return {
        isGood: false,
        sentence:
          proof.sha256 !== null && proof.originalSha256 === null
            ? t(
                'This certificate names only the bare original, and this file isn’t it. Files downloaded from Atelier carry its signature, so they differ.',
              )
            : t(
                'This certificate doesn’t name this file. If the picture was re-saved, resized or edited, it’s no longer the same file.',
              ),
      };
    case 'impossible':
      return {
        isGood: false,
        sentence: t('It couldn’t be checked. Check your connection, or try another browser.'),
      };
  }
}

const PDF = '%PDF-';
const isPdf = async (file: File): Promise<boolean> => (await file.slice(0, PDF.length).text()) === PDF;

/** Whether a PDF is genuine and of this certificate, or a picture is the one that it names. */
export const CertificateCheck = ({ proof }: { proof: CertificateProof | null }) => (
  <section aria-labelledby="file" className="mt-10">
    <h2 id="file" className="text-xl">
      {proof ? t('Do you have the PDF or the picture?') : t('Do you have the PDF?')}
    </h2>
    <p className="mt-1 mb-4 text-sm text-mute">{t('It’s compared in your browser and isn’t uploaded.')}</p>
    <FileCheck
      label={proof ? t('PDF or picture to check') : t('PDF to check')}
      action={proof ? t('Choose the PDF or the picture') : t('Choose the PDF')}
      hint={t('or drop it here')}
      {...(proof && { accept: 'application/pdf,.pdf,image/*' })}
      check={async (file) =>
        proof && !(await isPdf(file)) ? checkPicture(file, proof) : checkPdf(file, proof?.number ?? null)
      }
    />
  </section>
);
