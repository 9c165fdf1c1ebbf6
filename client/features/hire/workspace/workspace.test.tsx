import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { MemberContext } from '#client/lib/session.ts';
import { memberSample } from '#client/lib/testing/samples.ts';
import { renderPage, shownToast, stubApi } from '#client/lib/testing/stub-api.tsx';
import ProjectScreen from '../project/project-screen.tsx';
import { applicationSample, roomReads, roomSample, runningSample } from '../testing/hire-samples.ts';

const { id } = roomSample;
/** The workspace is a lazy chunk. */
const show = () =>
  renderPage(
    <MemberContext value={memberSample}>
      <main id="main">
        <ProjectScreen id={id} />
      </main>
    </MemberContext>,
  );
const button = (name: string) => screen.queryByRole('button', { name });

test('its client sees that it is theirs, and can edit it', async () => {
  const EDIT = `PUT /api/hire-projects/${id}`;
  const sent = stubApi({ ...roomReads(roomSample), [EDIT]: roomSample });
  show();
  expect(await screen.findByText('Your Project')).toBeTruthy();
  expect(await screen.findByText('No applications yet')).toBeTruthy();
  for (const name of ['Apply Now', 'Message Client', 'More options for this project by Teodor Vance'])
    expect(button(name)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Edit project' }));
  const title = screen.getByLabelText<HTMLInputElement>('Title');
  await userEvent.clear(title);
  await userEvent.click(screen.getByRole('button', { name: 'Save project' }));
  expect(screen.getByText('Title is required')).toBeTruthy();
  await userEvent.type(title, 'Shop');
  await userEvent.click(screen.getByRole('button', { name: 'Save project' }));
  await waitFor(() => expect(shownToast()).toBe('Project saved'));
  // Whatever another window has changed meanwhile stays.
  expect(sent.find(({ call }) => call === EDIT)?.body).toEqual({ title: 'Shop' });
});

test('its client sees that it is theirs when it is closed', async () => {
  stubApi(roomReads({ ...roomSample, status: 'completed' }));
  show();
  expect(await screen.findByText('Your Project')).toBeTruthy();
  expect(button('Edit project')).toBeNull();
});

test('the heading is shown while it loads', async () => {
  stubApi(roomReads(roomSample));
  show();
  expect(screen.getByRole('heading', { name: 'Loading the project', level: 1 })).toBeTruthy();
  expect(await screen.findByRole('heading', { name: roomSample.title, level: 1 })).toBeTruthy();
});

test('the designer sees a note, not a panel, that applications are closed', async () => {
  stubApi(
    roomReads({
      ...runningSample,
      viewerIs: 'designer',
      application: { ...applicationSample, status: 'accepted' },
    }),
  );
  show();
  const panel = await screen.findByRole('heading', { name: 'Project in progress' });
  expect(panel.parentElement?.textContent).toContain(
    'no longer accepting applications. Your application was chosen.',
  );
  expect(panel.tagName).toBe('H3');
  for (const name of ['Description', 'Posted by']) screen.getByRole('heading', { name });
});

test('a project canceled before it started shows no milestones', async () => {
  stubApi(roomReads({ ...roomSample, status: 'cancelled' }));
  show();
  await screen.findByRole('heading', { name: 'Outcome' });
  for (const name of ['Description', 'Requirements', 'Posted by']) screen.getByRole('heading', { name });
  expect(screen.queryByRole('heading', { name: 'Milestones' })).toBeNull();
});
