import { Link } from 'wouter';
import { type HireProjectDetail, hireEndpoints } from '#shared/hire/contract.ts';
import { displayName } from '#shared/kernel/names.ts';
import { shortUsd } from '#client/lib/format.ts';
import { useEndpoint } from '#client/lib/query.ts';
import { t } from '#client/lib/t.ts';
import { paths } from '#client/paths.ts';
import { CategoryEmoji } from '../labels.tsx';

const SHOWN = 3;

/** Other projects of the client. Not essential, so nothing waits for it. */
export function AlsoFrom({ project: { id, clientId, client } }: { project: HireProjectDetail }) {
  // One extra, because this project may be among them.
  const query = { clientId, status: 'pending', limit: SHOWN + 1 } as const;
  const { data = [] } = useEndpoint(hireEndpoints.list, { query });
  const others = data.filter((one) => one.id !== id).slice(0, SHOWN);
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="others" className="px-1">
      <h2 id="others" className="mb-1 font-sans text-sm font-semibold text-mute">
        {t('Also from {firstName}', { firstName: client.firstName ?? displayName(client) })}
      </h2>
      <ul>
        {others.map((other) => (
          <li
            key={other.id}
            className="group relative flex items-center gap-4 border-t border-line py-4 first:border-0"
          >
            <CategoryEmoji category={other.category} />
            <div className="min-w-0 flex-1">
              <h3
                dir="auto"
                className="font-sans text-base font-semibold wrap-anywhere group-hover:underline"
              >
                <Link href={paths.project(other.id)} className="after:absolute after:inset-0">
                  {other.title}
                </Link>
              </h3>
              <p dir="auto" className="text-sm wrap-anywhere text-mute">
                <span className="num text-soft">{shortUsd(other.budget)}</span>, {other.timeframe}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
