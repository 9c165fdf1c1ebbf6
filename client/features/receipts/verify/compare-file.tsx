import { FileCheck, type FileVerdict } from '#client/ui/file-check.tsx';
import * as texts from './texts.ts';

/** Browsers compute hashes only on secure pages. */
const canFingerprint = (): boolean => globalThis.crypto?.subtle !== undefined;

/** SHA-256 of a file, hex, computed in the browser. */
async function fingerprintOf(file: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function compare(file: File, pdfSha256: string): Promise<FileVerdict> {
  try {
    const isGood = (await fingerprintOf(file)) === pdfSha256;
    return { isGood, sentence: isGood ? texts.thisFileIsAuthentic : texts.thisIsntFileWeIssued };
  } catch {
    return { isGood: false, sentence: texts.fileNotRead };
  }
}

/** Whether a PDF is the issued one. Compared in the browser; nothing is sent. */
export function CompareFile({ pdfSha256 }: { pdfSha256: string }) {
  if (!canFingerprint()) {
    return <p className="text-sm text-mute">{texts.comparingRequiresHttps}</p>;
  }
  return (
    <FileCheck
      label={texts.pdfToCompare}
      action={texts.chooseThePdf}
      hint={texts.comparedInYourBrowser}
      check={(file) => compare(file, pdfSha256)}
    />
  );
}
