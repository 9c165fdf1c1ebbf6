import { Link } from 'wouter';
import { logEndpoints } from '#shared/moderation/log/contract.ts';
import { Loaded } from '#client/ui/loaded.tsx';
import { Panel } from '#client/ui/panel.tsx';
import { Skeletons } from '#client/ui/skeleton.tsx';
import { dayAndTime } from '#client/lib/format.ts';
import { useEndpoint } from '#client/lib/query.ts';
import { LogSentence } from '#client/features/moderation/public.ts';
import { t } from '#client/lib/t.ts';
import { paths } from '#client/paths.ts';

const NEWEST = { query: { subjectType: 'settings', limit: 8 } };

/** The newest lines of the log about settings and legal pages. */
export function ChangesPanel() {
  const log = useEndpoint(logEndpoints.log, NEWEST);
  return (
    <Panel
      title={t('Changes')}
      aside={
        <Link
          href={paths.moderationLog()}
          className="inline-flex min-h-11 items-center text-sm font-semibold text-soft hover:text-paper"
        >
          {t('Full log')}
        </Link>
      }
    >
      <Loaded
        query={log}
        failure={t('The changes couldn’t be loaded.')}
        skeleton={<Skeletons count={4} className="grid gap-4" each="h-14" />}
        empty={<p className="text-sm text-mute">{t('No changes yet.')}</p>}
      >
        {(lines) => (
          <ol className="-my-3 divide-y divide-line">
            {lines.map((line) => (
              <li key={line.id} className="py-3.5 text-sm">
                <p dir="auto" className="text-soft wrap-anywhere">
                  <LogSentence line={line} />
                </p>
                <p className="mt-0.5 text-xs text-mute">{dayAndTime(line.at)}</p>
              </li>
            ))}
          </ol>
        )}
      </Loaded>
    </Panel>
  );
}
