import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { memberSample } from '#client/lib/testing/samples.ts';
import { renderPage, stubApi } from '#client/lib/testing/stub-api.tsx';
import { MemberList } from './member-list.tsx';

const member = {
  ...memberSample,
  isHidden: false,
  suspendedUntil: null,
  createdAt: '2026-08-12T12:00:00.000Z',
  seenAt: '2026-11-20T12:00:00.000Z',
};

test('a row says when the member was last seen, or joined, and the name behind an artist name', async () => {
  const people = [
    { firstName: 'Dario', lastName: 'Quintela', artistName: 'Second Guess' },
    { firstName: 'Mina', lastName: 'Okoro', artistName: 'Mina Okoro' },
    { firstName: 'Abel', lastName: 'Laurent', artistName: null, seenAt: null },
  ];
  stubApi({
    'GET /api/office/members': people.map((person) => ({ ...member, ...person, id: crypto.randomUUID() })),
  });
  renderPage(<MemberList chosen={null} />);
  await screen.findByText('Second Guess');
  expect(screen.getAllByRole('link').map((row) => row.textContent.replace(/^[A-Z]{2}(?=[A-Z])/, ''))).toEqual(
    [
      'Second GuessDario Quintela · Seen Nov 20, 2026',
      'Mina OkoroSeen Nov 20, 2026',
      'Abel LaurentJoined Aug 12, 2026',
    ],
  );
});
