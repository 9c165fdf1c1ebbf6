import { Link } from 'wouter';
import { courseEndpoints } from '#shared/courses/contract.ts';
import { useEndpoint } from '#client/lib/query.ts';
import { runningTime } from '#client/lib/running-time.ts';
import { paths } from '#client/paths.ts';
import { assetUrl } from '#client/lib/asset-url.ts';
import { t, tx } from '#client/lib/t.ts';

const SHOWN = 4;
const ALL = { query: { limit: 100 } };

/** Compares twenty seconds with the length of the premium courses. To scale, the preview would be invisible. */
export function LeftOut() {
  const courses = useEndpoint(courseEndpoints.list, ALL);
  const premium = (courses.data ?? []).filter((course) => course.isPremium);
  const seconds = premium.reduce((sum, course) => sum + course.durationSeconds, 0);
  if (premium.length === 0 || seconds === 0) return null;
  return (
    <section aria-labelledby="left-out" className="mt-11 border-t border-line pt-8">
      <h2 id="left-out" className="text-xl">
        {t('What you’re missing')}
      </h2>
      <ul className="mt-5 grid grid-cols-2 gap-5 sm:grid-cols-4">
        {premium.slice(0, SHOWN).map(({ id, title, imageUrl }) => (
          <li key={id} className="relative">
            <div className="aspect-[4/3] overflow-hidden rounded-md bg-raised">
              {imageUrl && (
                <img src={assetUrl(imageUrl)} alt="" loading="lazy" className="size-full object-cover" />
              )}
            </div>
            <p dir="auto" className="mt-2.5 text-sm leading-snug wrap-anywhere text-soft">
              <Link href={paths.course(id)} className="after:absolute after:inset-0 hover:text-paper">
                {title}
              </Link>
            </p>
          </li>
        ))}
      </ul>
      <div aria-hidden className="mt-6 flex h-2.5 gap-0.5 overflow-hidden rounded-full">
        <span className="w-[5px] shrink-0 bg-paper" />
        <span className="flex-1 bg-gold" />
      </div>
      <p className="mt-2.5 flex justify-between gap-4 text-xs text-mute">
        <span>{tx('{figure} preview', { figure: <span className="num text-paper">0:20</span> })}</span>
        <span>
          {tx('{seconds} in Premium', {
            seconds: <span className="num text-gold">{runningTime(seconds)}</span>,
          })}
        </span>
      </p>
    </section>
  );
}
