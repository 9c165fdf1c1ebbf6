import { Link } from 'wouter';
import { logEndpoints } from '#shared/moderation/log/contract.ts';
import { displayName } from '#shared/kernel/names.ts';
import { Loaded } from '#client/ui/loaded.tsx';
import { Panel } from '#client/ui/panel.tsx';
import { Skeletons } from '#client/ui/skeleton.tsx';
import { day, time } from '#client/lib/format.ts';
import { useEndpoint } from '#client/lib/query.ts';
import { changesIn } from './change-copy.ts';
import { paths } from '#client/paths.ts';
import * as texts from './texts.ts';

const NEWEST = { query: { subjectType: 'settings', limit: 8 } };

/** The newest lines of the log about settings and legal pages. */
export function ChangesPanel() {
  const log = useEndpoint(logEndpoints.log, NEWEST);
  return (
    <Panel
      title={texts.changes}
      aside={
        <Link
          href={paths.moderationLog()}
          className="inline-flex min-h-11 items-center text-sm font-semibold text-soft hover:text-paper"
        >
          {texts.fullLog}
        </Link>
      }
    >
      <Loaded
        query={log}
        failure={texts.changesNotLoaded}
        skeleton={<Skeletons count={4} className="grid gap-4" each="h-14" />}
      >
        {(lines) =>
          lines.length === 0 ? (
            <p className="text-sm text-mute">{texts.noChangesYet}</p>
          ) : (
            <ol className="-my-3 divide-y divide-line">
              {lines.flatMap((line) =>
                changesIn(line).map(([what, how]) => (
                  <li key={line.id + what} className="py-3.5 text-sm">
                    <p className="font-semibold text-paper">{what}</p>
                    <p className="text-soft">{how}</p>
                    <p className="mt-0.5 text-xs text-mute">
                      {texts.byOn(
                        line.actor ? displayName(line.actor) : texts.someone,
                        `${day(line.at)}, ${time(line.at)}`,
                      )}
                    </p>
                  </li>
                )),
              )}
            </ol>
          )
        }
      </Loaded>
    </Panel>
  );
}
