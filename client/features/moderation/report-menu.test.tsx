import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { artworkSample } from '#client/lib/testing/samples.ts';
import { problem, renderPage, shownToast, stubApi } from '#client/lib/testing/stub-api.tsx';
import { ReportMenu } from './report-menu.tsx';

const person = artworkSample.user;
const choose = async (item: string) => {
  renderPage(
    <main id="main">
      <ReportMenu subject="artwork" subjectId={artworkSample.id} person={person} />
    </main>,
  );
  await userEvent.click(
    screen.getByRole('button', { name: 'More options for this artwork by Teodor Vance' }),
  );
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
};

test('a report needs a reason, and keeps its text when sending fails', async () => {
  let answer = () => problem('internal');
  const sent = stubApi({ 'POST /api/reports': () => answer() });
  await choose('Report this artwork');
  const send = await screen.findByRole('button', { name: 'Send report' });
  await userEvent.click(send);
  expect(screen.getByText('Please choose a reason.')).toBeTruthy();
  expect(sent).toEqual([]);
  await userEvent.selectOptions(screen.getByLabelText('What’s wrong?'), 'stolen_work');
  await userEvent.type(screen.getByLabelText('Details'), 'Mine');
  await userEvent.click(send);
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(screen.getByLabelText<HTMLTextAreaElement>('Details').value).toBe('Mine');
  answer = () => new Response(null, { status: 204 });
  await userEvent.click(send);
  await waitFor(() => expect(shownToast()).toContain('Report sent'));
  expect(sent.at(-1)?.body).toEqual({
    subject: 'artwork',
    subjectId: artworkSample.id,
    reason: 'stolen_work',
    note: 'Mine',
  });
});

test.each([['Report this artwork'], ['Block Teodor Vance']])(
  'the focus goes back to the menu that "%s" was chosen from',
  async (item) => {
    stubApi({});
    await choose(item);
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const button = screen.getByRole('button', { name: 'More options for this artwork by Teodor Vance' });
    await waitFor(() => expect(document.activeElement).toBe(button));
  },
);

test('canceling a report clears its text', async () => {
  const sent = stubApi({});
  await choose('Report this artwork');
  await userEvent.type(await screen.findByLabelText('Details'), 'Mine');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(
    screen.getByRole('button', { name: 'More options for this artwork by Teodor Vance' }),
  );
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Report this artwork' }));
  expect(screen.getByLabelText<HTMLTextAreaElement>('Details').value).toBe('');
  expect(sent).toEqual([]);
});

test('blocking asks for confirmation, names the member, and stays open when it fails', async () => {
  const path = `PUT /api/users/${person.id}/block`;
  let answer = () => problem('internal');
  const sent = stubApi({ [path]: () => answer() });
  await choose('Block Teodor Vance');
  const dialog = await screen.findByRole('dialog', { name: 'Block Teodor Vance?' });
  expect(sent).toEqual([]);
  expect(document.activeElement).toBe(within(dialog).getByRole('button', { name: 'Cancel' }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Block' }));
  expect(await within(dialog).findByRole('alert')).toBeTruthy();
  answer = () => new Response(null, { status: 204 });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Block' }));
  await waitFor(() => expect(shownToast()).toContain('You blocked Teodor Vance'));
  expect(screen.queryByRole('dialog')).toBeNull();
});
