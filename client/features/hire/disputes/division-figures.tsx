import { clsx } from 'clsx';
import type { HireProjectDetail } from '#shared/hire/contract.ts';
import { fromCents } from '#shared/kernel/money.ts';
import { displayName } from '#shared/kernel/names.ts';
import { shortUsd } from '#client/lib/format.ts';
import { t } from '#client/lib/t.ts';
import { nameOf } from '../names.ts';
import { type Deal, type Division, commissionPercent } from './division.ts';

interface DivisionFiguresProps {
  project: HireProjectDetail;
  deal: Deal;
  division: Division;
}

/** Shows how the paid amount is divided, worded for the viewer. */
export function DivisionFigures({ project, deal, division }: DivisionFiguresProps) {
  const { viewerIs, client, designer } = project;
  const designerName = nameOf(designer);
  const rows: [string, number, boolean][] = [
    [
      t('To {viewerIs}', { viewerIs: viewerIs === 'designer' ? t('you') : designerName }),
      division.designerCents,
      true,
    ],
    [
      t('Commission ({commissionPercent}%)', { commissionPercent: commissionPercent(deal) }),
      division.commissionCents,
      false,
    ],
    [
      t('Refund to {viewerIs}', { viewerIs: viewerIs === 'client' ? t('you') : displayName(client) }),
      division.backCents,
      true,
    ],
  ];
  return (
    <dl className="grid max-w-[420px] content-start gap-2 text-sm">
      {rows.map(([name, cents, isMain]) => (
        <div
          key={name}
          className={clsx('flex items-baseline justify-between gap-4', isMain ? 'text-paper' : 'text-mute')}
        >
          <dt className="min-w-0 wrap-anywhere">{name}</dt>
          <dd className="num">{shortUsd(fromCents(cents))}</dd>
        </div>
      ))}
    </dl>
  );
}
