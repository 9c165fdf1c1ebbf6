import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { MemberContext } from '#client/lib/session.ts';
import { memberSample } from '#client/lib/testing/samples.ts';
import { renderPage, shownToast, stubApi } from '#client/lib/testing/stub-api.tsx';
import VisitorsQuestion from './question.tsx';

const SAVE = 'PUT /api/auth/user/preferences';

test.each([
  [false, 'Your works stay members only'],
  [true, 'Visitors can see your works'],
])('saves what is chosen, which is members only at first: %s', async (isPublic, said) => {
  const sent = stubApi({
    [`GET /api/users/${memberSample.id}/artworks?limit=1`]: [],
    [SAVE]: { ...memberSample, isPublic },
  });
  renderPage(
    <MemberContext value={memberSample}>
      <VisitorsQuestion />
    </MemberContext>,
  );
  const yes = screen.getByRole<HTMLInputElement>('radio', { name: /^Yes, show them/ });
  expect(yes.checked).toBe(false);
  if (isPublic) await userEvent.click(yes);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(shownToast()).toContain(said));
  expect(sent.find(({ call }) => call === SAVE)?.body).toEqual({ isPublic });
});
