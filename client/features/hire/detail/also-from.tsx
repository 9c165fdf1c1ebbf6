import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import type { HireProjectDetail } from '#shared/contracts/hire.ts';
import { displayName } from '#shared/rules/names.ts';
import { shortUsd } from '#client/lib/format.ts';
import { paths } from '#client/paths.ts';
import { allProjects } from '../hire-queries.ts';
import { CategoryEmoji } from '../labels.tsx';

const SHOWN = 3;

/** What else the client is looking for, as far as the board has been read: it is not worth reading all of it for this. */
export function AlsoFrom({ project: { id, clientId, client } }: { project: HireProjectDetail }) {
  const { data = [] } = useQuery({ ...allProjects, enabled: false });
  const others = data
    .filter((one) => one.clientId === clientId && one.id !== id && one.status === 'pending')
    .slice(0, SHOWN);
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="others" className="px-1">
      <h2 id="others" className="mb-1 font-sans text-sm font-semibold text-mute">
        Also from {client.firstName ?? displayName(client)}
      </h2>
      <ul>
        {others.map((other) => (
          <li
            key={other.id}
            className="group relative flex items-center gap-4 border-t border-line py-4 first:border-0"
          >
            <CategoryEmoji category={other.category} />
            <div className="min-w-0 flex-1">
              <h3 className="font-sans text-base font-semibold wrap-anywhere group-hover:underline">
                <Link href={paths.project(other.id)} className="after:absolute after:inset-0">
                  {other.title}
                </Link>
              </h3>
              <p className="text-sm wrap-anywhere text-mute">
                <span className="num text-soft">{shortUsd(other.budget)}</span>, {other.timeframe}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
