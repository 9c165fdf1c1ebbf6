/** The list of an import, for a spreadsheet. */
import Papa from 'papaparse';
import { t } from '#client/lib/t.ts';
import { paths } from '#client/paths.ts';
import type { ImportedWork } from './run.ts';

function resultOf({ draftId, known, refusal }: ImportedWork): string {
  if (draftId) return t('Draft made');
  if (known) return t('There already');
  return refusal === null ? t('Not made') : t('Left out');
}

/** @param origin of the drafts' addresses */
export function listOf(works: readonly ImportedWork[], origin: string): Blob {
  const rows = works.map((work) => {
    const draft = work.draftId ?? work.known?.draftId;
    return [
      work.fileName,
      work.fields.title,
      resultOf(work),
      [...work.notes, work.refusal ?? ''].filter(Boolean).join(' '),
      draft ? origin + paths.draft(draft) : '',
    ];
  });
  const head = [t('Picture'), t('Title'), t('Result'), t('What we saw'), t('Draft')];
  // A spreadsheet calculates text that begins like a formula, and reads UTF-8 by its mark.
  const text = Papa.unparse([head, ...rows], { escapeFormulae: true, newline: '\r\n' });
  return new Blob([`\uFEFF${text}`], { type: 'text/csv;charset=utf-8' });
}
