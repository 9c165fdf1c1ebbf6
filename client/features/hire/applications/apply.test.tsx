import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { HireProjectDetail } from '#shared/hire/contract.ts';
import { MemberContext } from '#client/lib/session.ts';
import { memberSample } from '#client/lib/testing/samples.ts';
import { problem, renderPage, shownToast, stubApi } from '#client/lib/testing/stub-api.tsx';
import { applicationSample, detailSample, workSample } from '../testing/hire-samples.ts';
import ApplyDialog from './apply-dialog.tsx';

const { id } = detailSample;
const APPLY = `POST /api/hire-projects/${id}/apply`;
const EDIT = `PUT /api/hire-projects/${id}/application`;
const WORKS = `GET /api/users/${memberSample.id}/portfolio`;
const workOf = (n: number) => ({
  ...workSample,
  id: `aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaa${n}`,
  title: `Work ${n}`,
});

function show(application: object | null = null) {
  const onClose = vi.fn();
  const project = HireProjectDetail.parse({ ...detailSample, application });
  renderPage(
    <MemberContext value={memberSample}>
      <ApplyDialog project={project} onClose={onClose} />
    </MemberContext>,
  );
  return onClose;
}
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const write = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('all fields may stay empty; then the budget applies', async () => {
  const sent = stubApi({ [APPLY]: applicationSample, [WORKS]: [] });
  const onClose = show();
  await screen.findByText(/Nothing here yet/);
  expect(field('Proposed price (USD)').value).toBe('4000');
  expect(screen.getByText('You receive $3,600 after 10% commission.')).toBeTruthy();
  write('Proposed price (USD)', '');
  expect(screen.getByText('You receive $3,600 after 10% commission.')).toBeTruthy();
  await press('Send application');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent.find(({ call }) => call === APPLY)?.body).toEqual({ message: '', portfolioIds: [] });
  expect(shownToast()).toContain('Application sent successfully!');
});

test('message, price, days and up to three works', async () => {
  const sent = stubApi({ [APPLY]: applicationSample, [WORKS]: [1, 2, 3, 4].map(workOf) });
  show();
  write('Message', 'Bread first');
  write('Proposed price (USD)', '$1,200.50');
  expect(screen.getByText('You receive $1,080.45 after 10% commission.')).toBeTruthy();
  write('Timeline (days)', '30');
  await userEvent.click(await screen.findByLabelText('Work 4'));
  await userEvent.click(field('Work 1'));
  await userEvent.click(field('Work 2'));
  expect(field('Work 3').disabled).toBe(true);
  await userEvent.click(field('Work 4'));
  expect(field('Work 3').disabled).toBe(false);
  await press('Send application');
  await waitFor(() =>
    expect(sent.find(({ call }) => call === APPLY)?.body).toEqual({
      message: 'Bread first',
      proposedPrice: '1200.50',
      timelineDays: 30,
      portfolioIds: [workOf(1).id, workOf(2).id],
    }),
  );
});

test.each([
  ['Proposed price (USD)', '0.50', 'Enter an amount between $1 and $1,000,000.'],
  ['Proposed price (USD)', 'a lot', 'Enter an amount in US dollars, like 10 or 10.50.'],
  ['Proposed price (USD)', '10,00', 'Enter an amount in US dollars, like 10 or 10.50.'],
  ['Timeline (days)', '0', 'Enter a number of days between 1 and 730.'],
  ['Timeline (days)', '1e2', 'Enter a number of days between 1 and 730.'],
  ['Timeline (days)', 'soon', 'Enter a number of days between 1 and 730.'],
])('%s: %s is refused before it is sent', async (name, value, sentence) => {
  const sent = stubApi({ [WORKS]: [] });
  show();
  write(name, value);
  await press('Send application');
  expect(screen.getByText(sentence)).toBeTruthy();
  expect(document.activeElement).toBe(field(name));
  expect(sent.filter(({ call }) => call === APPLY)).toEqual([]);
});

test('an edit sends only what was changed here', async () => {
  const sent = stubApi({ [EDIT]: applicationSample, [WORKS]: [workSample] });
  show(applicationSample);
  expect(field('Message').value).toBe(applicationSample.message);
  expect((await screen.findByLabelText<HTMLInputElement>(workSample.title)).checked).toBe(true);
  write('Timeline (days)', '');
  await press('Save application');
  await waitFor(() => expect(shownToast()).toBe('Application saved'));
  expect(sent.find(({ call }) => call === EDIT)?.body).toEqual({ timelineDays: null });
});

test('a work that was removed from the portfolio is not sent', async () => {
  const sent = stubApi({ [EDIT]: applicationSample, [WORKS]: [workOf(1)] });
  show(applicationSample);
  await screen.findByText('Up to three. 0 selected.');
  await press('Save application');
  await waitFor(() =>
    expect(sent.find(({ call }) => call === EDIT)?.body).toMatchObject({ portfolioIds: [] }),
  );
});

test('a withdrawn one can be sent again', async () => {
  const sent = stubApi({ [EDIT]: applicationSample, [WORKS]: [] });
  show({ ...applicationSample, status: 'withdrawn', works: [] });
  await press('Send application');
  await waitFor(() => expect(sent.some(({ call }) => call === EDIT)).toBe(true));
});

test('an error is shown, and the draft is kept', async () => {
  stubApi({ [APPLY]: () => problem('project_closed'), [WORKS]: [] });
  const onClose = show();
  write('Message', 'Bread first');
  await press('Send application');
  expect((await screen.findByRole('alert')).textContent).toContain('no longer accepting applications');
  expect(shownToast()).toBe('Error: This project is no longer accepting applications.');
  expect(field('Message').value).toBe('Bread first');
  expect(onClose).not.toHaveBeenCalled();
});
