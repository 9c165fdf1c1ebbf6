import { Award } from '#client/ui/icons.ts';
import type { LandingWork } from '#shared/discovery/landing/contract.ts';
import { t } from '#client/lib/t.ts';
import { Picture } from '#client/ui/base/picture.tsx';
import { SectionHead } from '#client/ui/base/section-head.tsx';

const AWARDS = [
  { type: 'daily_winner', title: t('Daily Winner'), text: t('The most likes in a day.') },
  { type: 'monthly_leader', title: t('Monthly Leader'), text: t('The most likes and comments in a month.') },
  { type: 'yearly_champion', title: t('Yearly Champion'), text: t('The community’s favorite of the year.') },
] as const;

const SIZES = ['(width < 40rem) 50vw, 330px', '(width < 40rem) 50vw, 430px', '(width < 40rem) 100vw, 560px'];

interface AwardsProps {
  winners: { type: (typeof AWARDS)[number]['type']; work: LandingWork }[] | undefined;
}

/** Day, month and year, on one baseline. */
export const Awards = ({ winners }: AwardsProps) => (
  <section aria-labelledby="awards" className="mb-20 scroll-mt-24">
    <SectionHead
      id="awards"
      title={t('Three awards, no jury')}
      body={t('Decided by members’ likes and comments. Your own don’t count.')}
    />
    <ul className="grid grid-cols-2 gap-x-4 gap-y-9 sm:grid-cols-[1fr_1.3fr_1.7fr] sm:items-end sm:gap-x-7">
      {AWARDS.map(({ type, title, text }, index) => {
        const work = winners?.find((winner) => winner.type === type)?.work;
        return (
          <li key={type} className={index === 2 ? 'max-sm:col-span-2' : ''}>
            {work ? (
              <Picture work={work} loading="lazy" className="h-auto w-full" sizes={SIZES[index]} />
            ) : (
              // An award that no shown work has is words alone.
              !winners && <div className="aspect-[4/5] rounded-art bg-raised" />
            )}
            <div className="mt-4 sm:min-h-[6.5rem]">
              <h3 className="flex items-center gap-2 text-lg text-gold sm:text-xl">
                <Award size={19} aria-hidden className="shrink-0" />
                {title}
              </h3>
              <p className="mt-1 text-sm text-soft">{text}</p>
              {work && (
                <p className="mt-1 text-xs text-mute">
                  {work.artistName}, <em>{work.title}</em>
                </p>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  </section>
);
