import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { MemberContext } from '#client/lib/session.ts';
import { memberSample } from '#client/lib/testing/samples.ts';
import { problem, renderPage, shownToast, stubApi } from '#client/lib/testing/stub-api.tsx';
import { FollowButton } from './follow-button.tsx';

const OTHER = '44444444-4444-4444-8444-444444444444';
const person = { ...memberSample, id: OTHER, firstName: 'Teodor', lastName: 'Vance' };
const toggle = `POST /api/users/${OTHER}/follow`;

/** Toggles like the server, but answers only when told to. */
function slowServer() {
  const waiting: (() => void)[] = [];
  let followed = false;
  const sent = stubApi({
    [toggle]: () =>
      new Promise<Response>((resolve) => {
        followed = !followed;
        const answer = { followed, followersCount: Number(followed) };
        waiting.push(() => resolve(Response.json(answer)));
      }),
  });
  return {
    answer: () => waiting.shift()!(),
    asked: () => sent.filter(({ call }) => call === toggle).length,
    isFollowed: () => followed,
  };
}
const show = () =>
  renderPage(
    <MemberContext value={memberSample}>
      <FollowButton person={person} isFollowed={false} />
    </MemberContext>,
  );
const button = () => screen.getByRole('button');

const pressed = () => button().getAttribute('aria-pressed');

test('the second of two quick clicks is sent after the first', async () => {
  const server = slowServer();
  show();
  await userEvent.dblClick(button());
  expect(pressed()).toBe('false');
  await waitFor(() => expect(server.asked()).toBe(1));
  server.answer();
  await waitFor(() => expect(server.asked()).toBe(2));
  server.answer();
  await waitFor(() => expect(shownToast()).toBe('Unfollowed Teodor Vance'));
  expect([pressed(), server.isFollowed()]).toEqual(['false', false]);
});

test('a third quick click takes the second back, so that one request is enough', async () => {
  const server = slowServer();
  show();
  await userEvent.tripleClick(button());
  expect(pressed()).toBe('true');
  await waitFor(() => expect(server.asked()).toBe(1));
  server.answer();
  await waitFor(() => expect(shownToast()).toBe('Following Teodor Vance'));
  expect([pressed(), server.isFollowed(), server.asked()]).toEqual(['true', true, 1]);
});

test('a refusal shows how it was, and the next click counts', async () => {
  const answers = [() => problem('internal'), () => Response.json({ followed: true, followersCount: 1 })];
  stubApi({ [toggle]: () => answers.shift()!() });
  show();
  await userEvent.click(button());
  await waitFor(() => expect(pressed()).toBe('false'));
  await userEvent.click(button());
  await waitFor(() => expect(shownToast()).toMatch(/Teodor Vance/));
  expect(pressed()).toBe('true');
});
