import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { certificateSample, memberSample } from '#client/lib/testing/samples.ts';
import { problem, renderPage, shownToast, stubApi } from '#client/lib/testing/stub-api.tsx';
import HandOnDialog from './hand-on-dialog.tsx';
import TakeOver from './take-over.tsx';

const { code } = certificateSample.proof;

test.each([
  [null, 'Make the link', 'POST'],
  [new Date('2026-11-20T12:00:00Z'), 'Take the link back', 'DELETE'],
])('somebody else owns it since: a link from %s, %s', async (linkSince, name, method) => {
  stubApi({ [`${method} /api/certificates/${code}/link`]: () => problem('not_allowed') });
  renderPage(<HandOnDialog certificate={{ ...certificateSample, linkSince }} onClose={() => undefined} />);
  await userEvent.click(await screen.findByRole('button', { name }));
  await expect.poll(shownToast).toMatch(/^That didn’t work: /);
});

test('a receiver who is blocked reads so', async () => {
  stubApi({
    'GET /api/auth/user': memberSample,
    [`GET /api/certificate-links/${code}`]: {
      state: 'open',
      giver: memberSample,
      proof: certificateSample.proof,
    },
    [`POST /api/certificate-links/${code}/accept`]: () => problem('blocked'),
  });
  renderPage(<TakeOver code={code} take="token" />);
  await userEvent.click(await screen.findByRole('button', { name: 'Accept the certificate' }));
  await expect.poll(shownToast).toBe('That didn’t work: You can’t contact this member.');
});
