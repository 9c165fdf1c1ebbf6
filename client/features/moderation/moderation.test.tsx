import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { CaseDetail, QueueEntry, QueueFigures, Statement } from '#shared/moderation/cases/contract.ts';
import { MemberContext } from '#client/lib/session.ts';
import { memberSample } from '#client/lib/testing/samples.ts';
import { problem, renderPage, shownToast, stubApi } from '#client/lib/testing/stub-api.tsx';
import CaseScreen from './case/case-screen.tsx';
import { dueIn, lengthOf, partOf } from './queue/due.ts';
import QueueView from './queue/queue-view.tsx';
import { CaseStatement } from './statement.tsx';

const ID = '5a0a2f6e-0f1c-4c39-9c2f-4d3c5c1a2b01';
const WORK = '5a0a2f6e-0f1c-4c39-9c2f-4d3c5c1a2b02';
const person = (id: string, firstName: string) => ({
  id: `5a0a2f6e-0f1c-4c39-9c2f-4d3c5c1a2b${id}`,
  firstName,
  lastName: null,
  artistName: null,
  profileImageUrl: null,
  isProfessional: false,
});
const [lars, noor, ada] = [person('11', 'Lars'), person('12', 'Noor'), person('13', 'Ada')];
const at = new Date();
const soon = new Date(at.getTime() + 50 * 60_000);

const entry: QueueEntry = {
  kind: 'report',
  id: ID,
  place: null,
  subject: 'artwork',
  title: '“Terracotta Gyroid”',
  imageUrl: null,
  otherImageUrl: null,
  about: lars,
  from: null,
  words: 'It is mine.',
  reasons: ['stolen_work'],
  reportsCount: 3,
  held: null,
  openedAt: at,
  dueAt: soon,
  taken: null,
  isOwn: false,
  decided: null,
};
const figures: QueueFigures = {
  open: 1,
  mine: 0,
  overdue: 0,
  kinds: { report: 1, appeal: 0, refund: 0, dispute: 0, payment: 0, support: 0, lookalike: 0 },
  lastDecidedAt: null,
  week: { decided: 31, onTime: 29, medianMinutes: 252, appealsGranted: 2 },
};
const detail: CaseDetail = {
  id: ID,
  kind: 'report',
  subject: 'artwork',
  subjectId: WORK,
  content: { text: 'Fired once.', imageUrl: null, isHidden: false, work: null, parent: null },
  context: [],
  pair: null,
  title: '“Terracotta Gyroid”',
  member: lars,
  memberFigures: {
    joinedAt: new Date('2025-03-04T12:00:00Z'),
    worksCount: 9,
    salesCount: 14,
    refundsCount: 1,
    openDisputesCount: 2,
  },
  reports: [{ reporter: noor, reason: 'undisclosed_ai', note: 'Rendered.', createdAt: at }],
  basis: 'reports',
  appealed: null,
  appeal: null,
  earlier: [],
  openedAt: at,
  dueAt: soon,
  taken: null,
  possible: ['dismiss', 'label_ai', 'hide', 'warn', 'suspend'],
  isOwn: false,
  isException: false,
  decided: null,
  words: null,
};
const statementOf = (about: Pick<Statement, 'subject' | 'title'>): Statement => ({
  ...about,
  caseId: ID,
  subjectId: WORK,
  imageUrl: null,
  decision: 'hide',
  reason: 'spam',
  words: 'The third time.',
  suspendedUntil: null,
  basis: 'reports',
  reportsCount: 1,
  decidedAt: at,
  appealableUntil: soon,
  held: null,
  appeal: null,
});
const decided = {
  decision: 'label_ai',
  reason: 'undisclosed_ai',
  suspendedUntil: null,
  by: ada,
  at,
} as const;

const QUEUE = 'GET /api/moderation/queue';
const FIGURES = 'GET /api/moderation/figures';
const CASE = `GET /api/moderation/cases/${ID}`;
const DECISION = `POST /api/moderation/cases/${ID}/decision`;
const TAKE = `PUT /api/moderation/queue/report/${ID}/taken`;

const asModerator = (page: React.ReactNode) =>
  renderPage(<MemberContext value={{ ...memberSample, role: 'moderator' }}>{page}</MemberContext>);

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/moderation');
});

test.each([
  [50, '50 min'],
  [60, '1 h'],
  [190, '3 h 10 min'],
  [620, '10 h'],
  [47 * 60, '47 h'],
  [27 * 24 * 60, '27 days'],
  [0, '1 min'],
])('%i minutes are "%s"', (minutes, text) => expect(lengthOf(minutes)).toBe(text));

test('a due time says how long is left or overdue, and is grouped by the viewer’s days', () => {
  const now = new Date(2026, 10, 22, 10, 20);
  const day = (date: number, hours: number, minutes = 0) => new Date(2026, 10, date, hours, minutes);
  expect(dueIn(day(22, 9), now)).toBe('Overdue by 1 h 20 min');
  expect(dueIn(day(22, 11, 10), now)).toBe('In 50 min');
  expect(
    [day(22, 10), day(22, 23, 59), day(23, 0), day(23, 23, 59), day(24, 0)].map((due) => partOf(due, now)),
  ).toEqual(['overdue', 'today', 'tomorrow', 'tomorrow', 'later']);
});

test('a row leads to its case; taking it moves the focus to the row', async () => {
  let taken: QueueEntry['taken'] = null;
  stubApi({
    [QUEUE]: () => Response.json([{ ...entry, taken }]),
    [FIGURES]: figures,
    [TAKE]: () => {
      taken = { member: { ...lars, id: memberSample.id }, at };
      return new Response(null, { status: 204 });
    },
  });
  asModerator(<QueueView />);
  const link = await screen.findByRole('link', { name: 'Terracotta Gyroid' });
  expect(link.getAttribute('href')).toBe(`/moderation/${ID}`);
  expect(screen.getByText('Stolen artwork. “It is mine.”')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Take Terracotta Gyroid' }));
  expect(await screen.findByText('You')).toBeTruthy();
  expect(document.activeElement).toBe(link);
});

test('the slower moderator is told who has it', async () => {
  let taken: QueueEntry['taken'] = null;
  stubApi({
    [QUEUE]: () => Response.json([{ ...entry, taken }]),
    [FIGURES]: figures,
    [TAKE]: () => {
      taken = { member: ada, at };
      return problem('case_taken');
    },
  });
  asModerator(<QueueView />);
  await userEvent.click(await screen.findByRole('button', { name: 'Take Terracotta Gyroid' }));
  expect(await screen.findByText('Ada')).toBeTruthy();
  expect(shownToast()).toContain('You couldn’t take this case');
});

test('an empty queue shows the last week; a filter without cases can be cleared', async () => {
  stubApi({ [QUEUE]: [], [FIGURES]: { ...figures, open: 0, kinds: { ...figures.kinds, report: 0 } } });
  const { unmount } = asModerator(<QueueView />);
  expect(await screen.findByText('Nothing to decide')).toBeTruthy();
  expect(screen.getByText('4 h 12 min')).toBeTruthy();
  unmount();
  history.replaceState(null, '', '/moderation?kind=appeal');
  stubApi({ [QUEUE]: [], [FIGURES]: figures });
  asModerator(<QueueView />);
  expect(await screen.findByText('1 case of another kind.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Clear Filters' }));
  expect(location.search).toBe('');
});

test('a queue that could not be loaded can be loaded again', async () => {
  let answer: () => Response = () => problem('internal');
  stubApi({ [QUEUE]: () => answer(), [FIGURES]: figures });
  asModerator(<QueueView />);
  expect(await screen.findByText('The queue couldn’t be loaded')).toBeTruthy();
  answer = () => Response.json([entry]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Terracotta Gyroid' })).toBeTruthy();
});

test('the preview follows the form, and what is sent is what it says', async () => {
  const sent = stubApi({
    [CASE]: detail,
    [DECISION]: { ...detail, decided },
    [QUEUE]: [],
    [FIGURES]: figures,
  });
  asModerator(<CaseScreen id={ID} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Decide' }));
  expect(screen.getByText('Please choose a decision.')).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: /^Suspend/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Permanently' }));
  await userEvent.click(screen.getByRole('button', { name: 'Suspend permanently' }));
  expect(screen.getByText('Please say why.')).toBeTruthy();
  await userEvent.type(screen.getByLabelText('Your message to the member'), 'The third time.');
  const preview = screen.getByRole('region', { name: 'What the member gets' });
  expect(within(preview).getByText('Your account is permanently suspended')).toBeTruthy();
  expect(within(preview).getByText('Section 7 of the terms: AI work must be labeled as AI.')).toBeTruthy();
  expect(within(preview).getByText('“The third time.”')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Suspend permanently' }));
  await waitFor(() => expect(location.pathname).toBe('/moderation'));
  expect(sent.find(({ call }) => call === DECISION)?.body).toEqual({
    decision: 'suspend',
    reason: 'undisclosed_ai',
    words: 'The third time.',
    days: null,
  });
});

test('someone else was faster: the words stay, the button is off, and the decision can be shown', async () => {
  let now: CaseDetail = detail;
  stubApi({
    [CASE]: () => Response.json(now),
    [DECISION]: () => {
      now = { ...detail, decided, words: 'Shown by the light.', possible: [] };
      return problem('case_decided');
    },
    [FIGURES]: figures,
  });
  asModerator(<CaseScreen id={ID} />);
  await userEvent.click(await screen.findByRole('radio', { name: /^Hide/ }));
  await userEvent.type(screen.getByLabelText('Your message to the member'), 'Mine.');
  await userEvent.click(screen.getByRole('button', { name: 'Hide' }));
  expect(await screen.findByText('Already decided by Ada')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Hide/ }).checked).toBe(true);
  expect(screen.getByLabelText<HTMLTextAreaElement>('Your message to the member').value).toBe('Mine.');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Hide' }).disabled).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Show the decision' }));
  expect(screen.getByText('“Shown by the light.”')).toBeTruthy();
  expect(screen.queryByLabelText('Your message to the member')).toBeNull();
});

test('an overdue case says so, at its head and in the bar of a phone', async () => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(onSeen: (entries: { isIntersecting: boolean }[]) => void) {
        setTimeout(() => onSeen([{ isIntersecting: false }]));
      }
      observe() {}
      disconnect() {}
    },
  );
  stubApi({ [CASE]: { ...detail, dueAt: new Date(at.getTime() - 18 * 60_000) } });
  asModerator(<CaseScreen id={ID} />);
  const bar = await screen.findByRole('region', { name: 'Decide this case' });
  expect(within(bar).getByText('Overdue by 18 min')).toBeTruthy();
  expect(screen.getByText(/^Overdue by 18 min, /)).toBeTruthy();
  vi.unstubAllGlobals();
});

test('a case with a part of one’s own has no form', async () => {
  stubApi({ [CASE]: { ...detail, isOwn: true } });
  asModerator(<CaseScreen id={ID} />);
  expect(await screen.findByText(/someone else will decide it/)).toBeTruthy();
  expect(screen.queryByRole('radio')).toBeNull();
});

test('opened by a button beside the thing: its choice is made, and the preview invents no report', async () => {
  history.replaceState(null, '', `/moderation/${ID}?decision=hide`);
  stubApi({ [CASE]: { ...detail, reports: [], basis: 'initiative' } });
  asModerator(<CaseScreen id={ID} />);
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: /^Hide/ })).checked).toBe(true);
  expect(screen.getByText(/^Opened by a moderator on/)).toBeTruthy();
  const preview = screen.getByRole('region', { name: 'What the member gets' });
  expect(within(preview).getByText(/there was no report/)).toBeTruthy();
  expect(within(preview).queryByText(/Reporters/)).toBeNull();
});

test('a hidden profile takes everything along, which moderator and member read', async () => {
  const profile = { subject: 'profile', title: 'Lars Ekholm' } as const;
  const [everything, unaffected] = [/your profile and everything you’ve published/, /keep publishing/];
  stubApi({
    [CASE]: { ...detail, ...profile },
    [`${CASE}/statement`]: statementOf(profile),
  });
  asModerator(<CaseScreen id={ID} />);
  await userEvent.click(await screen.findByRole('radio', { name: /^Hide/ }));
  expect(screen.getByRole('radio', { description: /everything the member has published/ })).toBeTruthy();
  const preview = screen.getByRole('region', { name: 'What the member gets' });
  expect(within(preview).getByText('We hid your profile')).toBeTruthy();
  expect(within(preview).getByText(everything)).toBeTruthy();
  renderPage(<CaseStatement id={ID} />);
  expect(await screen.findByRole('heading', { level: 1, name: 'We hid your profile' })).toBeTruthy();
  expect(screen.queryByText(unaffected)).toBeNull();
});

test('a statement whose appeal was granted says that it was reversed', async () => {
  const statement = statementOf({ subject: 'artwork', title: 'Salt Hills' });
  const outcome = { isGranted: true, words: 'It is one picture.', decidedAt: at };
  const appeal = { words: 'It is mine.', createdAt: at, dueAt: soon, outcome };
  stubApi({ [`${CASE}/statement`]: { ...statement, appeal } });
  renderPage(<CaseStatement id={ID} />);
  await screen.findByRole('heading', { level: 1, name: /^The decision about .* was reversed$/ });
  expect(screen.getByText('The effects of the decision have been undone.')).toBeTruthy();
  expect(screen.queryByText(/only you and our moderators/)).toBeNull();
});

test('the statement about one thing says that the rest goes on', async () => {
  stubApi({ [`${CASE}/statement`]: statementOf({ subject: 'comment', title: 'Comment on “Salt Hills”' }) });
  renderPage(<CaseStatement id={ID} />);
  expect(
    await screen.findByRole('heading', { level: 1, name: 'We hid your comment on “Salt Hills”' }),
  ).toBeTruthy();
  expect(screen.getByText(/keep publishing/)).toBeTruthy();
});

test('a second decision is refused with the first one, which is shown even if the case can no longer be read', async () => {
  let isGone = false;
  stubApi({
    [CASE]: () => (isGone ? problem('internal') : Response.json(detail)),
    [DECISION]: () => {
      isGone = true;
      return problem('case_decided', { decided: { decision: 'label_ai', by: 'Ada', at: at.toISOString() } });
    },
    [FIGURES]: figures,
  });
  asModerator(<CaseScreen id={ID} />);
  await userEvent.click(await screen.findByRole('radio', { name: /^Dismiss/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(await screen.findByText('Already decided by Ada')).toBeTruthy();
  expect(screen.getByText(/^Labeled as AI on/)).toBeTruthy();
});
