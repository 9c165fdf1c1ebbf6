import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FOR_GOOD } from '#shared/moderation/states.ts';
import { cases } from '#shared/moderation/cases/tables.ts';
import type { EventName, Events } from '#server/events/events.ts';
import { type TestApp, startTestApp } from '#server/testing/app.ts';
import { createMember } from '#server/testing/factories.ts';
import { deliver } from '#server/testing/mail.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  const { id: memberId } = await createMember(app);
  const at = app.ctx.clock.now();
  await app.ctx.db.insert(cases).values({
    id: caseId,
    kind: 'report',
    subject: 'artwork',
    subjectId: randomUUID(),
    memberId,
    title,
    openedAt: at,
    dueAt: at,
  });
});
afterAll(() => app.close());

const day = new Date('2026-12-01T20:00:00Z');
const caseId = randomUUID();
const title = 'Untrained <No. 7>';

async function letterOf<Name extends EventName>(name: Name, said: Omit<Events[Name], 'memberId'>) {
  const email = `${name}-${randomUUID()}@example.com`;
  const { id } = await createMember(app, { email, emailVerified: true, timeZone: 'Pacific/Auckland' });
  await app.ctx.events.emit(app.ctx.db, name, { memberId: id, ...said } as unknown as Events[Name]);
  const [letter, ...more] = await deliver(app, email);
  expect(more).toEqual([]);
  expect(letter!.headers).not.toHaveProperty('list-unsubscribe');
  expect(letter!.html).not.toContain('<No. 7>');
  return letter!;
}

it('a new device, and what to do if it was someone else', async () => {
  const { subject, text } = await letterOf('device.added', { device: 'Firefox on Windows' });
  expect(subject).toBe('New sign-in from Firefox on Windows');
  expect(text).toMatch(/Firefox on Windows, \w+ \d+, \d+, \d+:\d+ [AP]M GMT\+13\. If it was you/);
  expect(text).toContain(`View your sessions: ${app.url}/settings/sessions`);
});

it('an export, until its last day in the zone of the member', async () => {
  const { subject, text } = await letterOf('export.ready', { availableUntil: day });
  expect(subject).toBe('Your export is ready. Download it by Dec 2, 2026');
  expect(text).toContain(`Download: ${app.url}/settings/privacy`);
});

it('a deletion, and its cancellation', async () => {
  const { subject, text } = await letterOf('deletion.asked', { deletesAt: day });
  expect(subject).toBe('Your account will be deleted on Dec 2, 2026');
  expect(text).toContain('Permanently deleted on Dec 2, 2026. Sign in before then to keep everything.');
  expect((await letterOf('deletion.canceled', {})).subject).toBe('Your account won’t be deleted');
});

it('a decision with the last day of an appeal, or without an appeal', async () => {
  const decision = {
    caseId,
    title,
    decision: 'labeled_ai',
    reason: 'undisclosed_ai',
    suspendedUntil: null,
    basis: 'reports',
    reportsCount: 2,
  } as const;
  const { subject, text } = await letterOf('case.decided', { ...decision, appealUntil: day });
  expect(subject).toBe('Untrained <No. 7> is now labeled as AI. Appeal by Dec 2, 2026');
  expect(text).toContain(`Read the statement: ${app.url}/moderation/${caseId}`);
  expect(text).toContain('The rule: AI work must be labeled as AI.');
  expect(text).toContain('What we looked at: Reports from 2 members, reviewed by a moderator.');
  const undone = {
    ...decision,
    decision: 'restored',
    reason: null,
    appealUntil: null,
    basis: null,
  } as const;
  const restored = await letterOf('case.decided', undone);
  expect(restored.subject).toBe('Untrained <No. 7> is visible again');
  expect(restored.text).not.toContain('Appeal');
  const inWords = await letterOf('case.decided', { ...decision, reason: 'other', appealUntil: day });
  expect(inWords.text).not.toContain('The rule');
});

it('a suspension says when it ends, or that it is for good', async () => {
  const suspended = {
    caseId,
    title,
    decision: 'suspended',
    reason: 'spam',
    appealUntil: day,
    basis: 'initiative',
    reportsCount: 0,
  } as const;
  const { subject, text } = await letterOf('case.decided', { ...suspended, suspendedUntil: day });
  expect(text).toContain('there was no report');
  expect(subject).toBe('Your account is suspended until Dec 2, 2026, 9:00 AM GMT+13. Appeal by Dec 2, 2026');
  const forGood = await letterOf('case.decided', { ...suspended, suspendedUntil: FOR_GOOD });
  expect(forGood.subject).toBe('Your account is permanently suspended. Appeal by Dec 2, 2026');
});

it('the outcome of a report and of an appeal', async () => {
  const about = { caseId, title };
  expect((await letterOf('report.decided', { ...about, isUpheld: true })).text).toContain(
    'We agreed with your report about',
  );
  expect((await letterOf('report.decided', { ...about, isUpheld: false })).text).toContain(
    'follows the rules',
  );
  expect((await letterOf('report.reversed', about)).text).toContain(
    'another moderator reversed the decision',
  );
  expect((await letterOf('suspension.ended', {})).subject).toBe('Your suspension has ended');
  expect(
    (await letterOf('appeal.decided', { ...about, isGranted: true, endsSuspension: false })).text,
  ).not.toContain('suspension');
  const lifted = await letterOf('appeal.decided', { ...about, isGranted: true, endsSuspension: true });
  expect(lifted.text).toContain('was reversed');
  expect(lifted.text).toContain('Your suspension has ended. You can use Atelier as before.');
  expect(
    (await letterOf('appeal.decided', { ...about, isGranted: false, endsSuspension: false })).text,
  ).toContain('stands');
});

it('new terms, with the day from which they apply', async () => {
  const { subject, text } = await letterOf('terms.changed', { version: 2, from: day });
  expect(subject).toBe('Our terms are changing on Dec 2, 2026');
  expect(text).toContain(`Read the terms: ${app.url}/legal/terms?version=2`);
});
