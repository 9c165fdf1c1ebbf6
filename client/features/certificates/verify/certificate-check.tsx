import { Link } from 'wouter';
import { BRAND } from '#shared/kernel/brand.ts';
import type { CertificateProof } from '#shared/certificates/contract.ts';
import { printedCode, readCode } from '#shared/certificates/code.ts';
import { FileCheck, type FileVerdict } from '#client/ui/file-check.tsx';
import { fill } from '#client/lib/sentence.ts';
import { paths } from '#client/paths.ts';
import * as texts from './texts.ts';

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
      if (number === expected) return { isGood: true, sentence: texts.signedAndUnchanged(BRAND) };
      if (expected === null)
        return {
          isGood: true,
          sentence: (
            <>
              {texts.signedAndUnchanged(BRAND)} {fill(texts.isCertificate, { number: numbered(number) })}
            </>
          ),
        };
      return { isGood: false, sentence: fill(texts.ofAnother, { number: numbered(number) }) };
    }
    case 'changed':
      return { isGood: false, sentence: texts.changedOrNotSigned(BRAND) };
    case 'none':
      return { isGood: false, sentence: texts.noStatement };
    case 'impossible':
      return { isGood: false, sentence: texts.cannotCheck };
  }
}

async function checkPicture(file: File, proof: CertificateProof): Promise<FileVerdict> {
  const { comparePicture } = await import('./check-picture.ts');
  const compared = await comparePicture(file, proof);
  switch (compared) {
    case 'delivered':
      return { isGood: true, sentence: texts.asDelivered };
    case 'original':
      return { isGood: true, sentence: texts.bareOriginal };
    case 'other':
      return {
        isGood: false,
        sentence:
          proof.sha256 !== null && proof.originalSha256 === null
            ? texts.notTheOriginal
            : texts.anotherPicture,
      };
    case 'impossible':
      return { isGood: false, sentence: texts.cannotCheck };
  }
}

const PDF = '%PDF-';
const isPdf = async (file: File): Promise<boolean> => (await file.slice(0, PDF.length).text()) === PDF;

/** Whether a PDF is genuine and of this certificate, or a picture is the one that it names. */
export const CertificateCheck = ({ proof }: { proof: CertificateProof | null }) => (
  <section aria-labelledby="file" className="mt-10">
    <h2 id="file" className="text-xl">
      {proof ? texts.doYouHaveTheFile : texts.doYouHaveThePdf}
    </h2>
    <p className="mt-1 mb-4 text-sm text-mute">{texts.comparedNotUploaded}</p>
    <FileCheck
      label={proof ? texts.fileToCheck : texts.pdfToCheck}
      action={proof ? texts.chooseTheFile : texts.chooseThePdf}
      hint={texts.orDropItHere}
      {...(proof && { accept: 'application/pdf,.pdf,image/*' })}
      check={async (file) =>
        proof && !(await isPdf(file)) ? checkPicture(file, proof) : checkPdf(file, proof?.number ?? null)
      }
    />
  </section>
);
