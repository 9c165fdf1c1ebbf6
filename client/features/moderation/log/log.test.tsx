import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { type StaffActName, STAFF_ACTS } from '#shared/moderation/log/acts.ts';
import type { LogLine } from '#shared/moderation/log/contract.ts';
import type { Decision } from '#shared/moderation/states.ts';
import { FOR_GOOD } from '#shared/moderation/states.ts';
import { renderPage, stubApi } from '#client/lib/testing/stub-api.tsx';
import { LogSentence } from './log-sentence.tsx';
import LogView from './log-view.tsx';

const ID = '5a0a2f6e-0f1c-4c39-9c2f-4d3c5c1a2b0';
const person = (id: number, firstName: string) => ({
  id: `${ID}${id}`,
  firstName,
  lastName: null,
  artistName: null,
  profileImageUrl: null,
  isProfessional: false,
});
const [june, lars] = [person(1, 'June'), person(2, 'Lars')];
const line: LogLine = {
  id: `${ID}3`,
  at: new Date(),
  actorId: june.id,
  actor: june,
  act: 'case.decide',
  subjectType: 'artwork',
  subjectId: `${ID}4`,
  reasonCode: null,
  before: {},
  after: {},
  thing: { kind: 'artwork', title: 'Reef', imageUrl: null, member: lars },
  caseKind: null,
  reportsCount: 0,
  message: null,
  amounts: [],
};
const thing = (kind: NonNullable<LogLine['thing']>['kind'], title = ''): LogLine['thing'] => ({
  kind,
  title,
  imageUrl: null,
  member: lars,
});

function said(given: Partial<LogLine>): string {
  const { container, unmount } = render(<LogSentence line={{ ...line, ...given }} />);
  const text = container.textContent;
  unmount();
  return text ?? '';
}

const ACTS: Record<StaffActName, readonly [Partial<LogLine>, string]> = {
  'artwork.feature': [{ after: { isFeatured: true } }, 'June featured Reef by Lars'],
  'artwork.hide': [{ after: { isHidden: true } }, 'June hid Reef by Lars'],
  'artwork.ai_label': [{ after: { isLifted: true } }, 'June removed the AI label from Reef by Lars'],
  'comment.hide': [{ thing: thing('comment', 'Reef') }, 'June hid a comment on Reef by Lars'],
  'member.hide': [{ thing: thing('profile') }, 'June hid the profile of Lars'],
  'project.hide': [{ after: { isHidden: false } }, 'June made Reef by Lars visible again'],
  'video.hide': [{ after: { isHidden: true } }, 'June hid Reef by Lars'],
  'course.hide': [{ after: { isHidden: true } }, 'June hid Reef by Lars'],
  'refund.accept': [
    { subjectType: 'purchase', thing: thing('purchase', 'Reef'), amounts: ['320.00'] },
    'June refunded $320 to Lars for Reef',
  ],
  'refund.part': [
    {
      subjectType: 'purchase',
      thing: thing('purchase', 'Reef'),
      amounts: ['320.00'],
      after: { cents: 2000 },
    },
    'June refunded Lars $20 of the payment for Reef',
  ],
  'refund.refuse': [
    { subjectType: 'purchase', thing: thing('purchase', 'Reef') },
    'June denied Lars a refund for Reef',
  ],
  'refund.give': [
    { subjectType: 'purchase', thing: thing('purchase', 'Reef'), amounts: ['320.50'] },
    'June refunded $320.50 to Lars for Reef',
  ],
  'dispute.decide': [
    { after: { outcome: 'split' }, thing: thing('project', 'Route book'), amounts: ['1200.00', '600.00'] },
    'June decided the dispute about Route book: $1,200 to the designer, $600 back to the client',
  ],
  'support.answer': [
    { subjectType: 'support_request', thing: thing('support', 'My payout') },
    'June replied to the support request My payout from Lars',
  ],
  'case.take': [
    { subjectType: 'refund', thing: thing('purchase', 'Reef') },
    'June took the case about a refund for Reef',
  ],
  'case.hand_back': [{ subjectType: 'report' }, 'June handed back the case about Reef by Lars'],
  'case.decide': [{ after: { decision: 'hide' } }, 'June hid Reef by Lars'],
  'role.change': [
    { subjectType: 'member', thing: thing('profile'), after: { role: 'moderator' } },
    'June made Lars a moderator',
  ],
  'settings.prices': [
    {
      thing: null,
      before: { commissionRate: '0.1000', premiumPrice: '10.00' },
      after: { commissionRate: '0.1200', premiumPrice: '12.50' },
    },
    'June changed the commission for free members from 10% to 12% and the Premium price from $10 to $12.50',
  ],
  'settings.support': [{ thing: null, after: { isSet: true } }, 'June changed the support address'],
  'settings.tax': [{ thing: null, after: { isSet: true } }, 'June changed the gallery’s tax number'],
  'tax.rate': [
    { thing: null, subjectId: 'NO/original', before: { percent: null }, after: { percent: '25.000' } },
    'June added a tax rate of 25% for Norway, original works',
  ],
  'settings.switch': [
    { thing: null, subjectId: 'direct-messages', after: { isOpen: false } },
    'June set direct messages to “Coming soon”',
  ],
  'suspension.end': [
    { subjectType: 'profile', thing: thing('profile') },
    'June ended the suspension of Lars',
  ],
  'session.end_all': [{ subjectType: 'member', thing: thing('profile') }, 'June signed Lars out everywhere'],
  'email.retry': [{ thing: null, subjectId: '17' }, 'June sent a failed email again'],
  'job.retry': [
    { thing: null, subjectId: '17', after: { task: 'process-video' } },
    'June restarted the failed job process video',
  ],
  'legal.publish': [
    { thing: null, subjectId: 'terms', after: { version: 2, from: '2026-12-01T12:00:00.000Z' } },
    'June published version 2 of the terms, in effect starting Dec 1, 2026',
  ],
};
test.each(STAFF_ACTS)('%s is one sentence', (act) => {
  const [given, sentence] = ACTS[act];
  expect(said({ ...given, act })).toBe(sentence);
});

const DECISIONS: Record<Decision, readonly [Partial<LogLine>, string]> = {
  dismiss: [{ reportsCount: 2 }, 'June dismissed 2 reports about Reef by Lars'],
  label_ai: [{}, 'June labeled Reef by Lars as AI-generated'],
  hide: [{}, 'June hid Reef by Lars'],
  restore: [{ caseKind: 'appeal' }, 'June granted the appeal about Reef by Lars'],
  warn: [{}, 'June warned Lars about Reef'],
  suspend: [
    { after: { suspendedUntil: '2026-11-29T12:00:00.000Z' } },
    'June suspended Lars until Nov 29, 2026',
  ],
  uphold: [{ caseKind: 'appeal' }, 'June denied the appeal about Reef by Lars'],
  mark_stolen: [{}, 'June hid Reef by Lars, marked as stolen'],
  hide_older: [{}, 'June hid Reef by Lars, the older of two look-alikes'],
};
test.each(Object.entries(DECISIONS))('the decision %s is one sentence', (decision, [given, sentence]) => {
  expect(said({ ...given, after: { ...given.after, decision } })).toBe(sentence);
});

test('what is not the usual case has a sentence of its own', () => {
  expect(said({ after: { decision: 'dismiss' } })).toBe(
    'June closed the case about Reef by Lars without action',
  );
  expect(said({ after: { decision: 'dismiss' }, caseKind: 'lookalike' })).toBe(
    'June decided that Reef by Lars isn’t a copy',
  );
  expect(said({ after: { decision: 'restore' } })).toBe('June made Reef by Lars visible again');
  expect(said({ after: { decision: 'warn' }, thing: thing('profile') })).toBe('June warned Lars');
  expect(said({ after: { decision: 'warn' }, thing: thing('comment', 'Reef') })).toBe(
    'June warned Lars about a comment on Reef by Lars',
  );
  const forGood = { decision: 'suspend', suspendedUntil: FOR_GOOD.toISOString() };
  expect(said({ after: forGood })).toBe('June suspended Lars permanently');
  expect(said({ after: { decision: 'hide' }, thing: null })).toBe('June hid something that was deleted');
  expect(said({ after: { decision: 'hide' }, actor: null })).toBe('Deleted member hid Reef by Lars');
});

test('entries stand under their day, with the rule and the moderator’s words', async () => {
  const old = new Date('2026-01-05T12:00:00Z');
  stubApi({
    'GET /api/moderation/log': [
      {
        ...line,
        after: { decision: 'hide', caseId: `${ID}7`, byException: true },
        reasonCode: 'stolen_work',
        message: 'It is from 2019.',
      },
      { ...line, id: `${ID}8`, at: old, after: { decision: 'label_ai' } },
    ],
    'GET /api/moderation/team': [june, lars],
  });
  history.replaceState(null, '', '/moderation/log');
  renderPage(<LogView />);
  const today = (await screen.findByRole('heading', { name: 'Today' })).closest('section')!;
  expect(within(today).getByRole('link', { name: 'Reef' }).getAttribute('href')).toBe(`/moderation/${ID}7`);
  expect(
    within(today).getByText(
      'Stolen artwork. “It is from 2019.” They were involved, but no one else was available.',
    ),
  ).toBeTruthy();
  const other = screen.getByRole('heading', { name: 'Jan 5, 2026' }).closest('section')!;
  expect(within(other).getByText('June').closest('p')!.textContent).toBe(
    'June labeled Reef by Lars as AI-generated',
  );
  await userEvent.selectOptions(screen.getByLabelText('Who'), 'By Lars');
  await userEvent.selectOptions(screen.getByLabelText('Period'), 'Last 30 days');
  expect(location.search).toBe(`?actor=${lars.id}&days=30`);
});
