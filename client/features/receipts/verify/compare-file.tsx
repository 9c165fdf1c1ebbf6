import { t } from '#client/lib/t.ts';
import { FileCheck, type FileVerdict } from '#client/ui/file-check.tsx';
import { canFingerprint, fingerprintOf } from '#client/lib/fingerprint.ts';

async function compare(file: File, pdfSha256: string): Promise<FileVerdict> {
  try {
    const isGood = (await fingerprintOf(file)) === pdfSha256;
    return {
      isGood,
      sentence: isGood
        ? t('This file is authentic.')
        : t('This isn’t the file we issued. It’s a reprint, an altered copy or a different document.'),
    };
  } catch {
    return { isGood: false, sentence: t('This file couldn’t be read.') };
  }
}

/** Whether a PDF is the issued one. Compared in the browser; nothing is sent. */
export function CompareFile({ pdfSha256 }: { pdfSha256: string }) {
  if (!canFingerprint()) {
    return (
      <p className="text-sm text-mute">
        {t('Comparing files requires a secure connection. Please open this page over HTTPS.')}
      </p>
    );
  }
  return (
    <FileCheck
      label={t('PDF to compare')}
      action={t('Choose the PDF, or drop it here')}
      hint={t('Compared in your browser. Nothing is uploaded.')}
      check={(file) => compare(file, pdfSha256)}
    />
  );
}
