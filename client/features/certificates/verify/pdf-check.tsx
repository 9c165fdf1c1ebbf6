import { Link } from 'wouter';
import { BRAND } from '#shared/kernel/brand.ts';
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
async function verdictOf(file: File, expected: string | null): Promise<FileVerdict> {
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

/** Whether a PDF is genuine, and of this certificate. */
export const PdfCheck = ({ expected }: { expected: string | null }) => (
  <section aria-labelledby="pdf" className="mt-10">
    <h2 id="pdf" className="text-xl">
      {texts.doYouHaveThePdf}
    </h2>
    <p className="mt-1 mb-4 text-sm text-mute">{texts.comparedNotUploaded}</p>
    <FileCheck
      label={texts.pdfToCheck}
      action={texts.chooseThePdf}
      hint={texts.orDropItHere}
      check={(file) => verdictOf(file, expected)}
    />
  </section>
);
