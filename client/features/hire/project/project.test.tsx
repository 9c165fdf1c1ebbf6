import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { useChatLauncher } from '#client/lib/chat-launcher.ts';
import { useLiveStream } from '#client/lib/live.ts';
import { MemberContext } from '#client/lib/session.ts';
import { sendSignal } from '#client/lib/testing/event-source.ts';
import { memberSample } from '#client/lib/testing/samples.ts';
import { problem, renderPage, shownToast, stubApi } from '#client/lib/testing/stub-api.tsx';
import { applicationSample, detailSample } from '../testing/hire-samples.ts';
import ProjectScreen from './project-screen.tsx';

const { id } = detailSample;
const READ = `GET /api/hire-projects/${id}`;
const WITHDRAW = `DELETE /api/hire-projects/${id}/application`;
const OPEN_CASE = 'POST /api/moderation/cases';

const written: string[] = [];
/** The signed-in shell, as far as a project needs it. */
function Frame() {
  useChatLauncher(({ firstName }) => written.push(firstName ?? ''));
  return (
    <main id="main">
      <ProjectScreen id={id} />
    </main>
  );
}
/** Only if needed: the stream briefly outlives a test. */
function Live() {
  useLiveStream();
  return null;
}
const show = (role: 'member' | 'moderator' = 'member') =>
  renderPage(
    <MemberContext value={{ ...memberSample, role }}>
      <Frame />
    </MemberContext>,
  );
const button = (name: string) => screen.queryByRole('button', { name });
const panel = (name: string) => screen.findByRole('heading', { name, level: 2 });

test('a member reads the request, and may apply or write', async () => {
  stubApi({ [READ]: { ...detailSample, applicationsCount: 4, isInvited: true } });
  show();
  expect(await screen.findByRole('heading', { name: detailSample.title, level: 1 })).toBeTruthy();
  for (const text of ['$2,500 to $4,000', '6 weeks', 'Pending', '4', 'Member since 2025'])
    expect(screen.getByText(text)).toBeTruthy();
  for (const text of [detailSample.description, detailSample.requirements])
    expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Teodor Vance' })).toBeTruthy();
  await panel('Interested in this project?');
  expect(screen.getByText('$3,600')).toBeTruthy();
  expect(screen.getByText('Teodor Vance invited you to apply.')).toBeTruthy();
  expect([screen.queryByText('Your Project'), button('Edit project')]).toEqual([null, null]);
  expect(button('Apply Now')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Message Client' }));
  expect(written).toEqual(['Teodor']);
});

test('without requirements there is no heading for them', async () => {
  stubApi({ [READ]: { ...detailSample, requirements: null } });
  show();
  await panel('Description');
  expect(screen.queryByText('Requirements')).toBeNull();
});

test.each([
  ['in_progress', 'Project in progress'],
  ['completed', 'Project completed'],
  ['cancelled', 'Project canceled'],
])('a project that is %s takes no applications', async (status, title) => {
  stubApi({ [READ]: { ...detailSample, status } });
  show();
  await panel(title);
  expect(screen.getByText('This project is no longer accepting applications.')).toBeTruthy();
  expect([button('Apply Now'), button('Message Client')]).toEqual([null, null]);
});

test('an application can be withdrawn, and sent again', async () => {
  let application = { ...applicationSample };
  const sent = stubApi({
    [READ]: () => Response.json({ ...detailSample, viewerIs: 'applicant', application }),
    [WITHDRAW]: () => {
      application = { ...application, status: 'withdrawn' };
      return new Response(null, { status: 204 });
    },
  });
  show();
  await panel('Application sent');
  expect(screen.getByText('$3,600')).toBeTruthy();
  expect(screen.getByText(/Timeline: 6 weeks\./)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
  const again = await screen.findByRole('button', { name: 'Apply again' });
  expect(document.activeElement?.contains(again)).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
  expect(sent.filter(({ call }) => call === WITHDRAW)).toHaveLength(1);
});

test('one decided in the meantime cannot be withdrawn, and is refetched', async () => {
  let application = { ...applicationSample };
  stubApi({
    [READ]: () => Response.json({ ...detailSample, viewerIs: 'applicant', application }),
    [WITHDRAW]: () => {
      application = { ...application, status: 'declined', declineReason: 'Too far away.' };
      return problem('application_decided');
    },
  });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Withdraw' }));
  await panel('Application declined');
  expect(screen.getByText('“Too far away.”')).toBeTruthy();
  expect(shownToast()).toBe('Error: This application has already been decided.');
  expect(button('Apply Now')).toBeNull();
});

test('an unknown one links back to the board', async () => {
  stubApi({ [READ]: () => problem('project_not_found') });
  show();
  await screen.findByRole('heading', { name: 'Project Not Found', level: 1 });
  expect(screen.getByRole('link', { name: 'Back to Projects' }).getAttribute('href')).toBe('/for-hire');
});

test('one that fails to load can be retried', async () => {
  let answer = () => problem('internal');
  stubApi({ [READ]: () => answer() });
  show();
  await screen.findByText('The project couldn’t be loaded');
  answer = () => Response.json(detailSample);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(detailSample.title)).toBeTruthy();
});

test('changes by the other party show at once', async () => {
  let status = 'pending';
  stubApi({ [READ]: () => Response.json({ ...detailSample, status }) });
  renderPage(
    <MemberContext value={memberSample}>
      <Live />
      <Frame />
    </MemberContext>,
  );
  await panel('Interested in this project?');
  status = 'in_progress';
  act(() => sendSignal({ type: 'project', projectId: id }));
  await panel('Project in progress');
});

test('members report it; moderators hide it', async () => {
  const sent = stubApi({ [READ]: detailSample, [OPEN_CASE]: { id } });
  const open = async () =>
    userEvent.click(
      await screen.findByRole('button', { name: 'More options for this project by Teodor Vance' }),
    );
  const { unmount } = show();
  await open();
  expect(await screen.findByRole('menuitem', { name: 'Report this project' })).toBeTruthy();
  expect(screen.queryByRole('menuitem', { name: 'Hide this project' })).toBeNull();
  unmount();
  show('moderator');
  await open();
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Hide this project' }));
  await waitFor(() => expect(location.pathname).toBe(`/moderation/${id}`));
  expect(sent.find(({ call }) => call === OPEN_CASE)?.body).toEqual({ subject: 'project', subjectId: id });
});
