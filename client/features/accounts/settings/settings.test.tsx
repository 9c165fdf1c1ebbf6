import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { MemberContext } from '#client/lib/session.ts';
import { memberSample } from '#client/lib/testing/samples.ts';
import { readToasts } from '#client/lib/toast.ts';
import { problem, renderPage, shownToast, stubApi } from '#client/lib/testing/stub-api.tsx';
import { lastSeen, zoneName } from './describe-session.ts';
import { AwayGroup } from '../away/away-group.tsx';
import { PrivacySection } from './privacy-section.tsx';
import { SessionsSection } from './sessions-section.tsx';

const idOf = (n: number) => `${n}1111111-1111-4111-8111-111111111111`;
const session = (n: number, fields: object) => ({
  id: idOf(n),
  browser: 'Chrome',
  system: 'macOS',
  isPhone: false,
  timeZone: 'Africa/Lagos',
  seenAt: '2026-11-19T10:00:00.000Z',
  isCurrent: false,
  ...fields,
});
const here = session(1, { isCurrent: true });
const phone = session(2, { browser: 'Safari', system: 'iPhone', isPhone: true });
const LIST = 'GET /api/sessions';
const MAIL = {
  'GET /api/mail/settings': {
    isOn: true,
    email: 'mina@example.com',
    address: 'verified',
    providerUrl: null,
    digest: { likes: false, comments: false, followers: false, messages: true, alerts: true },
    timeZone: null,
    language: null,
  },
};
const noContent = () => new Response(null, { status: 204 });

beforeEach(() => vi.restoreAllMocks());
const showSessions = (answers: Parameters<typeof stubApi>[0]) => {
  const sent = stubApi({ ...MAIL, ...answers });
  renderPage(<SessionsSection />);
  return sent;
};
const rows = async () => (await screen.findAllByRole('listitem')).map((row) => row.textContent);

test('lists this device first, without a button, and when the others were last seen', async () => {
  showSessions({ [LIST]: [here, phone] });
  expect(await rows()).toEqual([
    'Chrome on macOSThis deviceLagos time · Active now',
    'Safari on iPhoneLagos time · Last seen Nov 19, 2026Sign out',
  ]);
  expect(await screen.findByText(/We always email mina@example.com/)).toBeTruthy();
});

test('a session that is signed out goes at once, and comes back with the error when that failed', async () => {
  let respond: (response: Response) => void = () => {};
  showSessions({
    [LIST]: [here, phone],
    [`DELETE /api/sessions/${phone.id}`]: () => new Promise((resolve) => void (respond = resolve)),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Sign out Safari on iPhone' }));
  expect(await rows()).toHaveLength(1);
  respond(problem('internal'));
  expect((await screen.findByRole('alert')).textContent).toContain('Something went wrong');
  expect(await rows()).toHaveLength(2);
});

test('signs out one without asking', async () => {
  let list = [here, phone];
  showSessions({
    [LIST]: () => Response.json(list),
    [`DELETE /api/sessions/${phone.id}`]: () => {
      list = [here];
      return noContent();
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Sign out Safari on iPhone' }));
  await waitFor(() => expect(shownToast()).toBe('Signed out Safari on iPhone'));
  expect(await screen.findByText('Only here. Other devices appear when you sign in on them.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Sign out all others' })).toBeNull();
  expect(document.activeElement?.textContent).toBe('Where you’re signed in');
});

test('signing out all others asks first, says how many, and focuses Cancel', async () => {
  let list = [here, phone];
  const sent = showSessions({
    [LIST]: () => Response.json(list),
    'DELETE /api/sessions': () => {
      list = [here];
      return Response.json({ ended: 1 });
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Sign out all others' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Sign out the other session?' }));
  expect(dialog.getByText('Safari on iPhone')).toBeTruthy();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Cancel'));
  await userEvent.click(dialog.getByRole('button', { name: 'Sign out all others' }));
  await waitFor(() => expect(shownToast()).toBe('Signed out 1 other session'));
  expect(sent.filter(({ call }) => call === 'DELETE /api/sessions')).toHaveLength(1);
});

test('can be loaded again', async () => {
  let answer = () => problem('unavailable');
  showSessions({ [LIST]: () => answer() });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  answer = () => Response.json([here]);
  await userEvent.click(retry);
  expect(await rows()).toHaveLength(1);
});

test.each([
  ['America/Argentina/Buenos_Aires', 'Buenos Aires time'],
  ['UTC', 'UTC'],
  [null, null],
])('the time zone %s', (timeZone, expected) => {
  expect(zoneName({ ...here, timeZone, seenAt: null })).toBe(expected);
});

test('a session that was never seen, one of today, and an earlier one', () => {
  const now = new Date(2026, 10, 22, 18);
  const of = (seenAt: Date | null) => lastSeen({ ...phone, seenAt }, now);
  expect([of(null), of(new Date(2026, 10, 22, 7, 42)), of(new Date(2026, 10, 19))]).toEqual([
    'Not seen recently',
    'Last seen today, 7:42 AM',
    'Last seen Nov 19, 2026',
  ]);
});

const person = {
  id: idOf(7),
  firstName: 'Odile',
  lastName: 'Farrant',
  artistName: null,
  profileImageUrl: null,
  isProfessional: false,
  blockedAt: '2026-09-14T12:00:00.000Z',
};
const showPrivacy = (answers: Parameters<typeof stubApi>[0]) => {
  const sent = stubApi(answers);
  renderPage(
    <MemberContext value={memberSample}>
      <PrivacySection />
    </MemberContext>,
  );
  return sent;
};

test('a member is unblocked at once, which can be undone', async () => {
  let blocked = [person];
  const BLOCK = `/api/users/${person.id}/block`;
  const sent = showPrivacy({
    'GET /api/blocks': () => Response.json(blocked),
    [`DELETE ${BLOCK}`]: () => {
      blocked = [];
      return noContent();
    },
    [`PUT ${BLOCK}`]: () => {
      blocked = [person];
      return noContent();
    },
  });
  expect(await screen.findByText('Since Sep 14, 2026')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Unblock Odile Farrant' }));
  expect(await screen.findByText('You haven’t blocked anyone.')).toBeTruthy();
  const [toast] = readToasts();
  expect([toast?.title, toast?.action?.label]).toEqual(['You unblocked Odile Farrant', 'Undo']);
  toast?.action?.onClick();
  expect(await screen.findByRole('button', { name: 'Unblock Odile Farrant' })).toBeTruthy();
  expect(sent.some(({ call }) => call === `PUT ${BLOCK}`)).toBe(true);
});

test('hiding AI works is saved at once, and flips back when refused', async () => {
  const sent = showPrivacy({
    'GET /api/blocks': [],
    'PUT /api/auth/user/preferences': () => problem('internal'),
  });
  const choice = screen.getByRole('switch', { name: 'Hide AI art' });
  await userEvent.click(choice);
  await waitFor(() => expect(shownToast()).toContain('Something went wrong'));
  expect(choice.getAttribute('aria-checked')).toBe('false');
  expect(sent.find(({ call }) => call.startsWith('PUT'))?.body).toEqual({ hidesAi: true });
});

const AWAY = '/api/auth/user/away';

test('a member goes away until a day, and comes back by the switch', async () => {
  const until = new Date(Date.now() + 86_400_000);
  const sent = stubApi({
    'GET /api/auth/user': memberSample,
    [`PUT ${AWAY}`]: () =>
      problem('invalid_request', { errors: [{ path: 'backOn', message: 'Choose a day.' }] }),
    [`DELETE ${AWAY}`]: memberSample,
  });
  const { unmount } = renderPage(
    <MemberContext value={memberSample}>
      <AwayGroup />
    </MemberContext>,
  );
  await userEvent.click(screen.getByRole('switch', { name: 'I’m away' }));
  expect(screen.getByText(/^Members read “Back on /)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Choose a day.')).toBeTruthy();
  expect(sent.at(-1)?.body).toMatchObject({ backOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string });
  unmount();
  renderPage(
    <MemberContext value={{ ...memberSample, awayUntil: until, backOn: '2027-01-05' }}>
      <AwayGroup />
    </MemberContext>,
  );
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  await userEvent.click(screen.getByRole('switch', { name: 'I’m away', checked: true }));
  await waitFor(() => expect(sent.at(-1)?.call).toBe(`DELETE ${AWAY}`));
});
