import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderPage, stubApi } from '#client/lib/testing/stub-api.tsx';
import { AttentionPanel } from '../overview/attention-panel.tsx';
import { MoneyView } from './money-view.tsx';

afterEach(() => void (document.head.innerHTML = ''));

test.each([
  ['on', 1],
  ['off', 0],
])(
  'with payments %s, a comparison that has not happened is spoken of %i time(s)',
  async (payments, times) => {
    document.head.innerHTML = `<meta name="prices" content="0.1000 0.0800 10.00 ${payments}">`;
    stubApi({
      'GET /api/office/money': {
        months: [],
        payouts: { count: 0, sum: '0.00', oldest: [] },
        refunds: { count: 0, sum: '0.00' },
        disputes: [],
        reconciliation: null,
      },
      'GET /api/office/system': {
        failedEmails: 0,
        jobs: { waiting: 0, oldestSeconds: 0, failed: 0 },
        files: null,
        databaseBytes: 1,
        versions: { app: '1', schema: '1', node: '24', postgres: '18' },
        upSince: '2026-11-01T00:00:00Z',
        replicas: [],
      },
      'GET /api/moderation/figures': {
        open: 0,
        mine: 0,
        overdue: 0,
        kinds: { report: 0, appeal: 0, refund: 0, dispute: 0, payment: 0, support: 0, lookalike: 0 },
        lastDecidedAt: null,
        week: { decided: 0, onTime: 0, medianMinutes: null, appealsGranted: 0 },
      },
    });
    renderPage(
      <>
        <AttentionPanel />
        <MoneyView />
      </>,
    );
    expect(await screen.findByText('All clear')).toBeTruthy();
    await screen.findByRole('heading', { name: 'Reconciliation' });
    expect(screen.queryAllByText(/hasn’t been compared/)).toHaveLength(times);
    expect(screen.queryAllByText(/^Not compared with the payment provider yet/)).toHaveLength(times);
    expect(screen.queryAllByText('Payments are off, so there’s nothing to compare.')).toHaveLength(1 - times);
  },
);
