import { Link } from 'wouter';
import { LoaderCircle } from '#client/ui/icons.ts';
import { t, tn } from '#client/lib/t.ts';
import { paths } from '#client/paths.ts';
import { madeIn, totalOf, useImportRun } from './run.ts';

/** An import that is going on while another screen is open. */
export function ImportLine() {
  const run = useImportRun();
  if (run === null || run.now === null) return null;
  return (
    <p className="mb-6 flex items-center gap-2.5 text-sm text-soft">
      <LoaderCircle size={15} aria-hidden className="shrink-0 motion-safe:animate-spin" />
      {tn(totalOf(run), 'Importing: {made} of {n} draft made.', 'Importing: {made} of {n} drafts made.', {
        made: madeIn(run).length,
      })}
      <Link href={paths.worksImport()} className="font-semibold text-paper underline underline-offset-4">
        {t('Show import')}
      </Link>
    </p>
  );
}
