import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Clock, KeyRound } from '#client/ui/icons.ts';
import type { AccessToken } from '#shared/accounts/tokens/contract.ts';
import { day, time } from '#client/lib/format.ts';
import { t, tn } from '#client/lib/t.ts';
import { Chip } from '#client/ui/chip.tsx';

const DAY_MS = 86_400_000;
const SOON_DAYS = 7;

export const isExpired = ({ expiresAt }: AccessToken): boolean => expiresAt.getTime() <= Date.now();

function used({ usedAt }: AccessToken): string {
  if (!usedAt) return t('Never used');
  return usedAt.toDateString() === new Date().toDateString()
    ? t('Used today, {time}', { time: time(usedAt) })
    : t('Used {day}', { day: day(usedAt) });
}

function ends({ expiresAt }: AccessToken): { text: string; isSoon: boolean } {
  const days = Math.ceil((expiresAt.getTime() - Date.now()) / DAY_MS);
  if (days <= 0) return { text: t('Expired {day}', { day: day(expiresAt) }), isSoon: false };
  return days <= SOON_DAYS
    ? { text: tn(days, 'Ends in 1 day', 'Ends in {n} days'), isSoon: true }
    : { text: t('Ends {day}', { day: day(expiresAt) }), isSoon: false };
}

export const Scopes = ({ scopes }: Pick<AccessToken, 'scopes'>) =>
  scopes.map((scope) => (
    <span
      key={scope}
      className="inline-flex h-6 items-center rounded-full border border-edge px-2.5 text-2xs font-semibold text-paper"
    >
      {scope}
    </span>
  ));

/** A token by its name and its hint: the token itself is not known any more. @param action at its end */
export function TokenRow({ token, action }: { token: AccessToken; action: ReactNode }) {
  const end = ends(token);
  const isOver = isExpired(token);
  return (
    <li className="flex items-center gap-4 border-t border-line py-5 first:border-0">
      <span className="grid size-11 shrink-0 place-items-center self-start rounded-full bg-raised text-soft">
        <KeyRound size={20} aria-hidden />
      </span>
      <div className="grid min-w-0 flex-1 gap-x-6 gap-y-2 sm:grid-cols-[minmax(0,1fr)_11rem]">
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1.5">
            <span
              className={clsx('text-base font-semibold wrap-anywhere', isOver ? 'text-mute' : 'text-paper')}
            >
              {token.name}
            </span>
            <Scopes scopes={token.scopes} />
            {isOver && (
              <Chip tone="mute" icon={Clock}>
                {t('Expired')}
              </Chip>
            )}
          </p>
          <p className="num mt-1 text-sm text-mute">{token.hint}</p>
        </div>
        <p className="text-sm text-soft">
          {used(token)}
          <span className={clsx('block text-xs', end.isSoon ? 'text-accent-hi' : 'text-mute')}>
            {end.text}
          </span>
        </p>
      </div>
      {action}
    </li>
  );
}
