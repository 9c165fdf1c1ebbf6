import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { LandingWork } from '#shared/discovery/landing/contract.ts';
import { Invitation } from './invitation.tsx';
import { Wall } from './wall.tsx';

const work = (n: number): LandingWork => ({
  id: `22222222-2222-4222-8222-00000000000${n}`,
  title: `Sheet ${n}`,
  imageUrl: `/objects/22222222-2222-4222-8222-00000000000${n}`,
  altText: null,
  width: 1200,
  height: 1000,
  placeholder: '',
  category: 'handmade_art',
  artistName: 'Noor Halabi',
  price: '306.00',
  artistAmount: '275.40',
  license: null,
});

test('a phone downloads the first visible image at its size; the others wait', () => {
  const { container } = render(<Wall works={Array.from({ length: 9 }, (_, n) => work(n))} />);
  const pictures = [...container.querySelectorAll('img')];
  const eager = pictures.filter((picture) => picture.getAttribute('loading') !== 'lazy');
  expect(eager.map(({ alt }) => alt)).toEqual(['Sheet 4']);
  const ahead = pictures.filter((picture) => picture.getAttribute('fetchpriority') === 'high');
  expect(ahead).toEqual(eager);
  expect(eager[0]?.closest('figure')?.className).not.toContain('hidden');
  expect(eager[0]?.sizes).toBe('(width < 40rem) 336px, 456px');
});

test('the wall of a gallery without works has outlines around the one place, and nothing that seems to load', () => {
  const { container, getByRole } = render(<Wall works={[]} />);
  const wall = getByRole('group', { name: 'Works on Atelier' });
  expect(wall.getAttribute('aria-busy')).toBe('false');
  expect(wall.children).toHaveLength(10);
  expect(container.querySelectorAll('.bg-raised')).toHaveLength(0);
  expect(getByRole('link').className).toContain('border-accent');
});

test('on a phone the one place is not seen before it is known what hangs before it', () => {
  const { rerender, getByText } = render(<Wall works={undefined} />);
  const isSeen = () => !getByText('You').closest('figure.shrink-0')!.className.includes('invisible');
  expect(isSeen()).toBe(false);
  rerender(<Wall works={[]} />);
  expect(isSeen()).toBe(true);
});

test('the invitation of a gallery without works speaks of the first one, beside outlines', () => {
  const { container, rerender } = render(<Invitation work={undefined} onSignUp={() => {}} />);
  const outlines = () => container.querySelectorAll('[aria-hidden] > .border').length;
  expect(outlines()).toBe(0);
  rerender(<Invitation work={null} onSignUp={() => {}} />);
  expect(outlines()).toBe(2);
  expect(container.querySelector('h2')?.textContent).toBe('The first label could carry your name.');
});

test('a price and the artist’s part have the same format', () => {
  const { container } = render(<Wall works={[work(0)]} />);
  expect(container.textContent).toContain('$306.00, artist receives $275.40');
});
