import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { renderPage, stubApi } from '#client/lib/testing/stub-api.tsx';
import { memberSample } from '#client/lib/testing/samples.ts';
import { MemberContext } from '#client/lib/session.ts';
import { refreshProjects } from '../hire-queries.ts';
import ProjectScreen from '../project/project-screen.tsx';
import { applicationSample, roomReads, roomSample, runningSample } from '../testing/hire-samples.ts';

const { id } = roomSample;
const READ = `GET /api/hire-projects/${id}`;
const LIST = `${READ}/applications`;
const ACCEPT = `POST /api/hire-projects/${id}/accept`;
const DECLINE = `POST /api/hire-projects/${id}/applications/${applicationSample.id}/decline`;

/** Preloads lazy parts, so that no test waits for their code. */
beforeAll(async () => {
  await import('./accept-dialog.tsx');
  await import('../workspace/project-workspace.tsx');
}, 60_000);
beforeEach(() => sessionStorage.clear());

const WITHDRAWN = [roomSample, []] as const;
const ACCEPTED = [runningSample, [{ ...applicationSample, status: 'accepted' }]] as const;
const CLOSED = [
  { ...roomSample, status: 'cancelled' },
  [{ ...applicationSample, status: 'closed' }],
] as const;
const OUTCOMES = [
  ['withdrawn', WITHDRAWN, 'Noor Halabi’s application is no longer available.'],
  ['accepted in another window', ACCEPTED, 'This application has already been decided.'],
  ['closed with its project', CLOSED, 'This project is no longer accepting applications.'],
] as const;

/** @returns how to change what the server answers */
function show() {
  let now: readonly [object, readonly object[]] = [roomSample, [applicationSample]];
  const sent = stubApi({
    ...roomReads(roomSample),
    [READ]: () => Response.json(now[0]),
    [LIST]: () => Response.json(now[1]),
    [ACCEPT]: { clientSecret: null, publishableKey: 'pk_test_1', amount: '1800.00', status: 'processing' },
    [DECLINE]: () => Response.json({ ...applicationSample, status: 'declined', declineReason: 'Too far.' }),
  });
  renderPage(
    <MemberContext value={memberSample}>
      <ProjectScreen id={id} />
    </MemberContext>,
  );
  const become = (next: typeof now) => {
    now = next;
    return refreshProjects();
  };
  return { become, sent };
}
async function open(name: string) {
  const shown = show();
  await userEvent.click(await screen.findByRole('button', { name }));
  return { ...shown, dialog: within(await screen.findByRole('dialog')) };
}

test.each(OUTCOMES)('a reason being typed stays when the application is %s', async (_, next, sentence) => {
  const { dialog, become } = await open('Decline Noor Halabi');
  await userEvent.type(dialog.getByLabelText('Reason'), 'Too far.');
  await become(next);
  expect((await dialog.findByRole('alert')).textContent).toBe(sentence);
  expect(dialog.getByLabelText<HTMLTextAreaElement>('Reason').value).toBe('Too far.');
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Decline' }).disabled).toBe(true);
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each(OUTCOMES)('nothing can be paid once the application is %s', async (_, next, sentence) => {
  const { dialog, become } = await open('Accept Noor Halabi');
  await become(next);
  expect(await dialog.findByText(sentence)).toBeTruthy();
  expect(dialog.getByText('Upfront, now (50%)')).toBeTruthy();
  expect(dialog.queryByRole('button', { name: /^Accept and pay/ })).toBeNull();
});

test('an application sent again meanwhile can be declined after all', async () => {
  const { dialog, become, sent } = await open('Decline Noor Halabi');
  await userEvent.type(dialog.getByLabelText('Reason'), 'Too far.');
  await become(WITHDRAWN);
  await dialog.findByRole('alert');
  await become([roomSample, [{ ...applicationSample, price: '3000.00' }]]);
  await expect.poll(() => dialog.queryByRole('alert')).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Decline' }));
  await expect.poll(() => sent.find(({ call }) => call === DECLINE)?.body).toEqual({ reason: 'Too far.' });
});

test('a payment in progress continues when the page already shows the application as accepted', async () => {
  sessionStorage.setItem(`atelier:draft:accept:${applicationSample.id}`, 'true');
  const { become } = show();
  const dialog = within(await screen.findByRole('dialog', { name: 'Accept Noor Halabi' }));
  await dialog.findByText(/^Processing\.\.\./);
  await become(ACCEPTED);
  await screen.findByText('Chosen');
  expect(screen.getByText(/^Processing\.\.\./)).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});
