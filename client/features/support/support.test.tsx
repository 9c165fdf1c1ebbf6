import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { MemberContext } from '#client/lib/session.ts';
import { useLiveStream } from '#client/lib/live.ts';
import { sendSignal } from '#client/lib/testing/event-source.ts';
import { memberSample } from '#client/lib/testing/samples.ts';
import { problem, renderPage, shownToast, stubApi } from '#client/lib/testing/stub-api.tsx';
import SupportView from './support-view.tsx';

const idOf = (n: number) => `66666666-6666-4666-8666-00000000000${n}`;
const NOW = '2026-11-20T10:00:00.000Z';
const ASK = 'POST /api/support-requests';
const MINE = 'GET /api/support-requests';
const QUEUE = 'GET /api/support-requests/queue';
const REFUNDS = 'GET /api/refund-requests';
const { id: ME, firstName, lastName, artistName, profileImageUrl, isProfessional } = memberSample;
const person = { id: ME, firstName, lastName, artistName, profileImageUrl, isProfessional };

const requestWith = (n: number, fields: object = {}) => ({
  id: idOf(n),
  subject: `Subject ${n}`,
  message: 'Please help.',
  purchase: null,
  isAboutPremium: false,
  answer: null,
  answeredAt: null,
  createdAt: NOW,
  ...fields,
});
const caseWith = (n: number, fields: object = {}) => ({
  ...requestWith(n),
  user: person,
  isPremium: false,
  ...fields,
});
const purchase = (n: number, title: string, fields: object = {}) => ({
  id: idOf(n),
  buyerId: ME,
  status: 'paid',
  amount: '100.00',
  deliveryCost: '0.00',
  artistAmount: '90.00',
  commissionAmount: '10.00',
  commissionRate: '0.1000',
  failureMessage: null,
  total: '100.00',
  tax: null,
  billing: null,
  isPhysicalItem: false,
  country: null,
  deliveryZone: null,
  deliveryDaysFrom: null,
  deliveryDaysTo: null,
  shippingAddress: null,
  carrier: null,
  trackingNumber: null,
  createdAt: NOW,
  paidAt: NOW,
  shipBy: null,
  shippedAt: null,
  deliveredAt: null,
  confirmedAt: null,
  refundedAt: null,
  refundableUntil: null,
  agreedUntil: null,
  isTransferred: false,
  isShown: false,
  edition: null,
  returned: null,
  refund: null,
  artwork: {
    id: idOf(9),
    title,
    imageUrl: '/objects/x',
    altText: null,
    medium: null,
    isNftAvailable: false,
    width: 10,
    height: 10,
  },
  seller: { id: idOf(8), firstName: 'Teodor', lastName: 'Vance', artistName: null },
  ...fields,
});

beforeEach(async () => {
  // The previous tab closes its stream a moment after it is gone.
  await new Promise((resolve) => setTimeout(resolve));
  sessionStorage.clear();
  history.replaceState(null, '', '/support');
});

function Window({ role }: { role: 'member' | 'moderator' }) {
  useLiveStream();
  return (
    <MemberContext value={{ ...memberSample, role }}>
      <SupportView />
    </MemberContext>
  );
}
function open(answers: Parameters<typeof stubApi>[0] = {}, role: 'member' | 'moderator' = 'member') {
  const sent = stubApi({
    [MINE]: [],
    'GET /api/purchases': [purchase(1, 'Quiet water')],
    [`GET /api/purchases/artist/${ME}`]: [],
    [QUEUE]: [],
    [REFUNDS]: [],
    ...answers,
  });
  renderPage(<Window role={role} />);
  return sent;
}
const about = async () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'What is this about?' });
const write = async (subject = 'Where is it?', message = 'Two weeks now.') => {
  await userEvent.type(screen.getByLabelText('Subject'), subject);
  await userEvent.type(screen.getByLabelText('Message'), message);
};
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send request' }));
const bodyOf = (sent: ReturnType<typeof stubApi>) => sent.find(({ call }) => call === ASK)?.body;

test('a request about a purchase is sent and confirmed, and the form is empty again', async () => {
  const sent = open({ [ASK]: () => Response.json(requestWith(2), { status: 201 }) });
  await screen.findByRole('option', { name: 'Quiet water (bought)' });
  await userEvent.selectOptions(await about(), 'Quiet water (bought)');
  await write();
  await send();
  await waitFor(() => expect(shownToast()).toMatch(/^Request sent/));
  expect(bodyOf(sent)).toEqual({
    subject: 'Where is it?',
    message: 'Two weeks now.',
    isAboutPremium: false,
    purchaseId: idOf(1),
    clientId: expect.any(String) as string,
  });
  expect(screen.getByLabelText<HTMLInputElement>('Subject').value).toBe('');
  expect(sent.filter(({ call }) => call === MINE)).toHaveLength(2);
});

test('links choose the subject: an own purchase, also an older one, or Premium', async () => {
  history.replaceState(null, '', `/support?purchase=${idOf(5)}`);
  open({ [`GET /api/purchases/${idOf(5)}`]: purchase(5, 'An older one') });
  await waitFor(async () => expect((await about()).selectedOptions[0]?.text).toBe('An older one'));
});

test('a link to another’s purchase chooses nothing', async () => {
  history.replaceState(null, '', `/support?purchase=${idOf(5)}`);
  const sent = open({ [`GET /api/purchases/${idOf(5)}`]: purchase(5, 'Not mine', { buyerId: idOf(7) }) });
  await waitFor(() => expect(sent.some(({ call }) => call.endsWith(idOf(5)))).toBe(true));
  expect((await about()).value).toBe('');
  expect(screen.queryByText('Not mine')).toBeNull();
});

test('?premium=true asks about Premium', async () => {
  history.replaceState(null, '', '/support?premium=true');
  const sent = open({ [ASK]: () => Response.json(requestWith(2), { status: 201 }) });
  expect((await about()).value).toBe('premium');
  await write();
  await send();
  await waitFor(() => expect(bodyOf(sent)).toMatchObject({ isAboutPremium: true }));
  expect(bodyOf(sent)).not.toHaveProperty('purchaseId');
});

test('without text nothing is sent, and the first empty field is focused', async () => {
  const sent = open();
  await about();
  await send();
  expect(screen.getByText('Subject is required')).toBeTruthy();
  expect(screen.getByText('Message is required')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Subject'));
  expect(bodyOf(sent)).toBeUndefined();
});

test('a lost answer and a reload make no second request', async () => {
  const sent = open({
    [ASK]: () => {
      throw new TypeError('lost');
    },
  });
  await about();
  await write();
  await send();
  await screen.findByRole('alert');
  cleanup();
  const again = open({ [ASK]: () => Response.json(requestWith(2), { status: 201 }) });
  await about();
  await send();
  await waitFor(() => expect(shownToast()).toMatch(/^Request sent/));
  expect(bodyOf(sent)).toMatchObject({ clientId: expect.any(String) as string });
  expect(bodyOf(again)).toEqual(bodyOf(sent));
});

test('the draft survives a refusal, and sign-in', async () => {
  open({ [ASK]: () => problem('rate_limited') });
  await about();
  await write();
  await send();
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Subject').value).toBe('Where is it?');
  expect(sessionStorage.getItem('atelier:draft:support')).toContain('Two weeks now.');
});

test('the member’s requests show their answers; a new answer appears live', async () => {
  let own = [requestWith(1)];
  open({ [MINE]: () => Response.json(own) });
  expect(await screen.findByText('Waiting for a reply')).toBeTruthy();
  own = [requestWith(1, { answer: 'On Monday.', answeredAt: NOW })];
  act(() => sendSignal({ type: 'notification' }));
  expect(await screen.findByText('On Monday.')).toBeTruthy();
  expect(screen.getByText('Replied')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Desk' })).toBeNull();
});

test('no requests yet, and a list that fails to load', async () => {
  let isBroken = true;
  open({ [MINE]: () => (isBroken ? problem('internal') : Response.json([])) });
  expect(await screen.findByText('Your requests couldn’t be loaded.')).toBeTruthy();
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/No requests yet/)).toBeTruthy();
});

const desk = async () => within(await screen.findByRole('region', { name: 'Desk' }));

test('moderators answer the queue, in order', async () => {
  let queue = [caseWith(1, { isPremium: true }), caseWith(2)];
  const sent = open(
    {
      [QUEUE]: () => Response.json(queue),
      [`POST /api/support-requests/${idOf(1)}/answer`]: () => {
        queue = [caseWith(2)];
        return Response.json(caseWith(1, { answer: 'Soon.', answeredAt: NOW }));
      },
    },
    'moderator',
  );
  const place = await desk();
  const headings = await place.findAllByRole('heading', { level: 3 });
  expect(headings.map((heading) => heading.textContent)).toEqual(['Subject 1', 'Subject 2']);
  expect(place.getAllByText('Premium')).toHaveLength(1);
  const [button] = place.getAllByRole('button', { name: 'Send reply' });
  await userEvent.click(button!);
  expect(place.getByText('Reply is required')).toBeTruthy();
  await userEvent.type(place.getAllByLabelText('Reply')[0]!, 'Soon.');
  await userEvent.click(button!);
  await waitFor(() => expect(place.queryByText('Subject 1')).toBeNull());
  expect(sent.find(({ call }) => call.endsWith('/answer'))?.body).toEqual({ answer: 'Soon.' });
  expect(shownToast()).toBe('Reply sent');
});

test('a request answered by another moderator leaves the queue', async () => {
  let queue = [caseWith(1)];
  open(
    {
      [QUEUE]: () => Response.json(queue),
      [`POST /api/support-requests/${idOf(1)}/answer`]: () => {
        queue = [];
        return problem('already_answered');
      },
    },
    'moderator',
  );
  const place = await desk();
  await userEvent.type(await place.findByLabelText('Reply'), 'Soon.');
  await userEvent.click(place.getByRole('button', { name: 'Send reply' }));
  expect(await place.findByText('All caught up')).toBeTruthy();
  expect(shownToast()).toBe('Error: This request already has a reply.');
});

test('refund requests link to their sale', async () => {
  const sale = {
    ...purchase(3, 'Red earth', { deliveryCost: '5.00', total: '105.00' }),
    artworkId: idOf(9),
    buyer: { id: ME, firstName: 'Noor', lastName: 'Halabi', artistName: null, email: null },
    payout: null,
  };
  const refund = {
    id: idOf(4),
    status: 'declined',
    reason: 'It arrived broken.',
    askedBy: ME,
    answer: 'It was whole.',
    createdAt: NOW,
    answerDueAt: null,
    decidedAt: null,
    pictures: [],
    offer: null,
    part: null,
    purchase: sale,
  };
  open({ [REFUNDS]: [refund] }, 'moderator');
  const place = await desk();
  await userEvent.click(place.getByRole('tab', { name: 'Refunds' }));
  const link = await place.findByRole('link', { name: 'Red earth' });
  expect(link.getAttribute('href')).toBe(`/sales/${idOf(3)}`);
  for (const words of ['Declined by the artist', 'It arrived broken.', 'It was whole.', '$105'])
    expect(place.getByText(words)).toBeTruthy();
});
