import { Suspense, lazy, useState } from 'react';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ERRORS } from '#shared/http/errors.ts';
import { memberSample } from '#client/lib/testing/samples.ts';
import { problem, renderPage, shownToast, stubApi } from '#client/lib/testing/stub-api.tsx';
import { keepProfile, pendingProfile } from './pending-profile.ts';
import { SignUpDialog } from './sign-up-dialog.tsx';
import { VisitorSignUp } from './visitor-sign-up.tsx';
import { Welcome } from './welcome.tsx';

const newcomer = { ...memberSample, profileCompleted: false };
const COMPLETE = 'POST /api/complete-profile';
const OFFERED = 'POST /api/complete-profile/offered';
const create = () => userEvent.click(screen.getByRole('button', { name: 'Create Profile' }));
const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text);
const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

function Harness({ onDone }: { onDone: (name: string) => void }) {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open again
      </button>
      <VisitorSignUp isOpen={isOpen} onOpenChange={setOpen} onDone={onDone} />
    </>
  );
}

test('reports missing or invalid fields, and focuses the first', async () => {
  const onDone = vi.fn();
  renderPage(<Harness onDone={onDone} />);
  await type('Website', 'my studio');
  await create();
  expect(await screen.findByText('First name is required')).toBeTruthy();
  expect(screen.getByText('City is required')).toBeTruthy();
  expect(screen.getByText('Please enter a valid URL')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('First name'));
  expect(screen.getByLabelText('City').getAttribute('aria-invalid')).toBe('true');
  expect([onDone.mock.calls.length, pendingProfile()]).toEqual([0, null]);
});

test("a visitor's form is kept until after sign-in", async () => {
  const onDone = vi.fn();
  renderPage(<Harness onDone={onDone} />);
  await type('First name', ' Ines ');
  await type('Last name', 'Prado');
  await type('City', 'Lisbon');
  await create();
  await waitFor(() => expect(onDone).toHaveBeenCalledExactlyOnceWith('Ines Prado'));
  expect(pendingProfile()).toMatchObject({ firstName: 'Ines', city: 'Lisbon', websiteUrl: '' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('asks about visitors where the gallery is public, and ticks nothing', async () => {
  document.head.innerHTML = '<meta name="prices" content="0.1000 0.0800 10.00 public">';
  renderPage(<Harness onDone={() => {}} />);
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: /^Show my pages to visitors/ });
  expect(box.checked).toBe(false);
  await type('First name', 'Ines');
  await type('City', 'Lisbon');
  await create();
  await waitFor(() => expect(pendingProfile()).toMatchObject({ isPublic: false }));
  document.head.innerHTML = '';
});

test('Cancel closes and resets', async () => {
  renderPage(<Harness onDone={() => {}} />);
  await type('First name', 'Ines');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(screen.getByText('Open again'));
  expect(valueOf('First name')).toBe('');
});

test('shows that it is busy, and keeps the draft when it fails', async () => {
  let fail: (reason: Error) => void = () => {};
  const delayed = new Promise<void>((_, reject) => (fail = reject));
  renderPage(<SignUpDialog isOpen onOpenChange={() => {}} onSubmit={() => delayed} onDone={() => {}} />);
  await type('First name', 'Ines');
  await type('City', 'Lisbon');
  await create();
  expect(
    (await screen.findByRole<HTMLButtonElement>('button', { name: 'Creating Profile...' })).disabled,
  ).toBe(true);
  fail(new Error('no reason given'));
  expect(await screen.findByText('Something went wrong. Please try again.')).toBeTruthy();
  expect(shownToast()).toBe('Signup Failed: Something went wrong. Please try again.');
  expect(valueOf('City')).toBe('Lisbon');
});

test('the stored form is saved after sign-in, merged into the existing profile', async () => {
  keepProfile({ firstName: 'Ines', lastName: '', city: 'Lisbon', websiteUrl: '' });
  const sent = stubApi({ [COMPLETE]: memberSample });
  renderPage(<Welcome member={memberSample} />);
  await waitFor(() =>
    expect(shownToast()).toBe(
      'Profile Created: Welcome to the community! Your profile has been created successfully.',
    ),
  );
  expect(sent).toEqual([
    { call: COMPLETE, body: { firstName: 'Ines', lastName: 'Halabi', city: 'Lisbon', websiteUrl: '' } },
  ]);
  expect(pendingProfile()).toBeNull();
});

test('a form that could not be saved is offered for another try', async () => {
  keepProfile({ firstName: 'Ines', city: 'Lisbon' });
  stubApi({
    [COMPLETE]: () => problem('internal'),
    [OFFERED]: () => new Response(null, { status: 204 }),
  });
  renderPage(<Welcome member={newcomer} />);
  expect(await screen.findByRole('dialog', { name: 'Join the Community' })).toBeTruthy();
  const { detail } = ERRORS.internal;
  expect(screen.getByRole('alert').textContent).toBe(detail);
  expect(shownToast()).toBe(`Signup Failed: ${detail}`);
  expect([valueOf('First name'), valueOf('City')]).toEqual(['Ines', 'Lisbon']);
  await create();
  expect(await screen.findByText(detail)).toBeTruthy();
});

test('a new member without a stored form is asked, even if the page loads later', async () => {
  const sent = stubApi({ [OFFERED]: () => new Response(null, { status: 204 }) });
  let arrive = () => {};
  const page = new Promise<{ default: () => null }>((resolve) => {
    arrive = () => resolve({ default: () => null });
  });
  const Page = lazy(() => page);
  renderPage(
    <Suspense fallback="Loading">
      <Page />
      <Welcome member={newcomer} />
    </Suspense>,
  );
  expect([screen.queryByRole('dialog'), sent]).toEqual([null, []]);
  arrive();
  expect(await screen.findByRole('dialog', { name: 'Join the Community' })).toBeTruthy();
  expect(valueOf('First name')).toBe('Noor');
  expect(sent.map(({ call }) => call)).toEqual([OFFERED]);
});

test('a member who was asked on any device is not asked again', () => {
  const sent = stubApi({});
  renderPage(<Welcome member={{ ...newcomer, profileOfferedAt: new Date() }} />);
  expect([screen.queryByRole('dialog'), sent]).toEqual([null, []]);
});
