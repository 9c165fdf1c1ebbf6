import { Check } from '#client/ui/icons.ts';
import { clsx } from 'clsx';
import { INTERESTS, type Interest, MEDIUMS, type Medium } from '#shared/accounts/first-minutes/answers.ts';
import { MAX_MEDIUMS } from '#shared/accounts/first-minutes/contract.ts';
import { courseEndpoints } from '#shared/courses/contract.ts';
import { homeEndpoints } from '#shared/discovery/home/contract.ts';
import { HOME_COURSES } from '#shared/kernel/limits.ts';
import { renditionUrl } from '#client/lib/asset-url.ts';
import { averageColor } from '#client/lib/placeholder.ts';
import { useEndpoint } from '#client/lib/query.ts';
import { t } from '#client/lib/t.ts';
import { useAnswers } from './use-answers.ts';

const INTEREST_NAMES: Record<Interest, readonly [string, string]> = {
  buy: [t('Find art to buy'), t('Originals and prints')],
  sell: [t('Sell my work'), t('Upload in minutes')],
  learn: [t('Learn'), t('Courses by working artists')],
  hire: [t('Hire a designer'), t('Post a project')],
};
const MEDIUM_NAMES: Record<Medium, string> = {
  paper: t('Works on paper'),
  ceramics: t('Ceramics'),
  digital: t('Digital prints'),
  posters: t('Posters'),
  textile: t('Textiles'),
  photography: t('Photography'),
};

const flip = <T,>(values: readonly T[], value: T): T[] =>
  values.includes(value) ? values.filter((other) => other !== value) : [...values, value];

const CHOICE =
  'relative w-full rounded-md border border-line bg-ink text-left hover:border-edge aria-pressed:border-paper disabled:opacity-50 disabled:hover:border-line';

/** Without courses there is nothing to learn yet, without works nothing to buy. */
function useOffered(chosen: readonly Interest[]): Interest[] {
  const courses = useEndpoint(courseEndpoints.list, { query: { limit: HOME_COURSES } });
  const mediums = useEndpoint(homeEndpoints.mediums, {});
  const isMissing: Partial<Record<Interest, boolean>> = {
    buy: mediums.data?.every(({ work }) => !work) ?? false,
    learn: courses.data?.length === 0,
  };
  return INTERESTS.filter((interest) => !isMissing[interest] || chosen.includes(interest));
}

/** The member may choose any number. */
export function InterestChoices() {
  const [{ interests }, change] = useAnswers();
  const offered = useOffered(interests);
  return (
    <ul className={clsx('grid gap-3 sm:grid-cols-2', offered.length > 2 && '2xl:grid-cols-4')}>
      {offered.map((interest) => {
        const isChosen = interests.includes(interest);
        const [name, about] = INTEREST_NAMES[interest];
        return (
          <li key={interest}>
            <button
              type="button"
              aria-pressed={isChosen}
              onClick={() => change({ interests: flip(interests, interest) })}
              className={clsx(CHOICE, 'flex items-center gap-3 p-4')}
            >
              <span
                aria-hidden
                className={clsx(
                  'grid size-6 shrink-0 place-items-center rounded-xs border',
                  isChosen ? 'border-paper bg-paper text-ink' : 'border-edge',
                )}
              >
                {isChosen && <Check size={16} strokeWidth={3} />}
              </span>
              <span>
                <span className="block text-base font-semibold text-paper">{name}</span>
                <span className="block text-sm text-mute">{about}</span>
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** Up to three, each with a work of the gallery. Without pictures the names are enough. */
export function MediumChoices() {
  const [{ mediums }, change] = useAnswers();
  const { data, isPending } = useEndpoint(homeEndpoints.mediums, {});
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-6">
      {MEDIUMS.map((medium) => {
        const isChosen = mediums.includes(medium);
        const work = data?.find((other) => other.medium === medium)?.work;
        return (
          <li key={medium}>
            <button
              type="button"
              aria-pressed={isChosen}
              disabled={!isChosen && mediums.length >= MAX_MEDIUMS}
              onClick={() => change({ mediums: flip(mediums, medium) })}
              className={clsx(CHOICE, 'p-2')}
            >
              {(isPending || work) && (
                <span className="block aspect-square w-full overflow-hidden rounded-art bg-raised">
                  {work && (
                    <img
                      src={renditionUrl(work.imageUrl, 'thumb')}
                      alt=""
                      width={200}
                      height={200}
                      style={{ backgroundColor: averageColor(work.placeholder) }}
                      className="size-full object-cover"
                    />
                  )}
                </span>
              )}
              <span className="mt-2 mb-1 flex items-center justify-between gap-1 px-1 text-sm font-semibold text-paper">
                {MEDIUM_NAMES[medium]}
                {isChosen && <Check size={17} aria-hidden strokeWidth={3} className="shrink-0" />}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
