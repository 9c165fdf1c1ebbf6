import { Link } from 'wouter';
import { ArrowRight, Download, Info, TriangleAlert } from '#client/ui/icons.ts';
import { Button } from '#client/ui/base/button.tsx';
import { ScreenHead } from '#client/ui/screen.tsx';
import { saveFile } from '#client/lib/save-file.ts';
import { t, tn } from '#client/lib/t.ts';
import { paths } from '#client/paths.ts';
import { goesIn } from './gather.ts';
import { listOf } from './report.ts';
import { type ImportedWork, type Run, doneText, clearImport, madeIn } from './run.ts';
import { Seen, Thumb, Title, standingOf } from './work-parts.tsx';

const needs = (work: ImportedWork): boolean => standingOf(work) !== 'ready';

/** What was made, and what needs the member. */
export function Done({ run }: { run: Run }) {
  const made = madeIn(run);
  const looks = made.filter(needs);
  const out = run.works.filter((work) => !goesIn(work));
  const open = run.works.filter((work) => goesIn(work) && work.draftId === null).length;
  const figures = [
    [t('Drafts created'), made.length],
    [t('To review'), looks.length],
    [t('Left out'), out.length],
  ] as const;
  return (
    <div className="max-w-[856px]">
      <ScreenHead
        title={doneText(run)}
        lede={t('Nothing is published yet. Look them over, then publish the ones that are complete.')}
      >
        <Button
          variant="outline"
          onClick={() => saveFile(listOf(run.works, location.origin), t('import.csv'))}
        >
          <Download size={17} aria-hidden />
          {t('Download CSV')}
        </Button>
        <Button asChild>
          <Link href={paths.drafts()}>
            {t('Open drafts')}
            <ArrowRight size={17} aria-hidden />
          </Link>
        </Button>
      </ScreenHead>
      {run.ended && (
        <p role="alert" className="mb-6 flex gap-3 rounded-md bg-raised px-5 py-4 text-sm">
          <TriangleAlert size={18} aria-hidden className="mt-px shrink-0 text-danger" />
          <span className="min-w-0 wrap-anywhere text-soft">
            <strong className="block text-paper">{t('The import ended early')}</strong>
            {run.ended}
          </span>
        </p>
      )}
      {open > 0 && (
        <p className="mb-6 flex gap-2 text-sm text-info">
          <Info size={16} aria-hidden className="mt-0.5 shrink-0" />
          {tn(
            open,
            '{n} work wasn’t imported. Run the import again to continue; nothing is created twice.',
            '{n} works weren’t imported. Run the import again to continue; nothing is created twice.',
          )}
        </p>
      )}
      <dl className="mb-10 grid grid-cols-3 divide-x divide-line rounded-lg bg-surface">
        {figures.map(([name, figure]) => (
          <div key={name} className="px-4 py-4 sm:px-6">
            <dt className="text-sm text-soft">{name}</dt>
            <dd className="num text-xl font-semibold text-paper">{figure}</dd>
          </div>
        ))}
      </dl>
      {looks.length + out.length > 0 && (
        <section aria-labelledby="needs">
          <h2 id="needs" className="mb-2 text-xl">
            {t('Needs your attention')}
          </h2>
          <ul>
            {[...looks, ...out].map((work, index) => (
              <li key={index} className="flex flex-wrap items-center gap-4 border-b border-line py-3 text-sm">
                <Thumb work={work} className="size-12" />
                <div className="min-w-0 flex-1 basis-40">
                  <Title work={work} />
                  <Seen work={work}>{null}</Seen>
                </div>
                {(work.draftId ?? work.known?.draftId) && (
                  <Button asChild variant="outline" size="sm">
                    <Link href={paths.draft((work.draftId ?? work.known?.draftId)!)}>{t('Open draft')}</Link>
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className="mt-6 flex flex-wrap items-center justify-between gap-4">
        <p className="max-w-[60ch] text-sm text-mute">
          {t(
            'Once you’ve fixed what was left out, you can import it again. The drafts created so far stay as they are.',
          )}
        </p>
        <Button variant="quiet" onClick={clearImport}>
          {t('Import more')}
        </Button>
      </div>
    </div>
  );
}
