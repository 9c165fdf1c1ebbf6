import { clsx } from 'clsx';
import type { MailSettings } from '#shared/mail/contract.ts';
import { type TopicRow, topicsFor } from '#shared/notices/notices.ts';
import { Toggle } from '#client/ui/switch.tsx';
import { useMember } from '#client/lib/session.ts';
import { t } from '#client/lib/t.ts';
import type { Settings } from './use-settings.ts';

const Said = ({ children }: { children: string }) => (
  <span className="grid h-11 place-items-center text-xs text-mute">{children}</span>
);

interface CellProps {
  row: TopicRow;
  settings: Settings;
}

function BellCell({ row: { label, types }, settings: { bell, setBell } }: CellProps) {
  if (types.length === 0) return <Said>{t('Always')}</Said>;
  const muted = bell.data?.muted ?? [];
  return (
    <span className="grid h-11 place-items-center">
      <Toggle
        aria-label={t('{label}, bell', { label })}
        checked={!types.every((type) => muted.includes(type))}
        onCheckedChange={(isOn) => setBell(types, isOn)}
      />
    </span>
  );
}

function EmailCell({
  row: { label, email },
  settings: { setDigest },
  mail,
}: CellProps & { mail: MailSettings }) {
  if (email === 'always') return <Said>{t('Always')}</Said>;
  if (email === 'never') return <Said>{t('Bell only')}</Said>;
  return (
    <span className="grid h-11 place-items-center">
      <Toggle
        aria-label={t('{label}, email digest', { label })}
        checked={mail.digest[email]}
        onCheckedChange={(isOn) => setDigest(email, isOn)}
      />
    </span>
  );
}

/** Kinds by rows, bell and email by columns. */
export function KindsTable({ settings, mail }: { settings: Settings; mail: MailSettings }) {
  const { role } = useMember();
  return (
    <table className="w-full overflow-hidden rounded-lg bg-surface">
      <caption className="sr-only">{t('Notifications by bell and email')}</caption>
      <thead>
        <tr className="text-xs text-mute">
          <th scope="col" className="px-5 pt-4 pb-1 text-left font-normal sm:px-7">
            <span className="sr-only">{t('Kind')}</span>
          </th>
          <th scope="col" className="w-16 pt-4 pb-1 font-normal sm:w-28">
            {t('Bell')}
          </th>
          {mail.isOn && (
            <th scope="col" className="w-20 pt-4 pr-3 pb-1 font-normal sm:w-32 sm:pr-5">
              {t('Email')}
            </th>
          )}
        </tr>
      </thead>
      {topicsFor(role !== 'member').map(({ heading, rows }) => (
        <tbody key={heading} className="border-b border-line last:border-0">
          <tr>
            <th
              scope="rowgroup"
              colSpan={mail.isOn ? 3 : 2}
              className="px-5 pt-4 pb-1 text-left text-xs font-semibold text-mute sm:px-7"
            >
              {heading}
            </th>
          </tr>
          {rows.map((row, index) => {
            const isLast = index === rows.length - 1;
            return (
              <tr key={row.label}>
                <th scope="row" className={clsx('px-5 py-2 text-left font-normal sm:px-7', isLast && 'pb-4')}>
                  <span className="block text-sm font-semibold text-paper">{row.label}</span>
                  <span className="mt-0.5 block text-xs text-mute">{row.hint}</span>
                </th>
                <td className={clsx(isLast && 'pb-2')}>
                  <BellCell row={row} settings={settings} />
                </td>
                {mail.isOn && (
                  <td className={clsx('pr-3 sm:pr-5', isLast && 'pb-2')}>
                    <EmailCell row={row} settings={settings} mail={mail} />
                  </td>
                )}
              </tr>
            );
          })}
        </tbody>
      ))}
    </table>
  );
}
